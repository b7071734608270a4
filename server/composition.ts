import { administracao } from './administracao/plugin';
import { agencia } from './agencia/plugin';
import { companhia } from './companhia/plugin';
import type { LiveCompanhia } from './companhia/liveCompanhia';
import { caixas } from './agencia/caixas/plugin';
import { operadores } from './agencia/operadores/plugin';
import { tellUndone } from './avisos/lembretes/tellUndone';
import { avisos } from './avisos/plugin';
import { settleFailure, settlePedidoDeSaida, settleSent } from './avisos/telefone/noCanal';
import { bilhetes } from './bilhetes/plugin';
import { catalogoOperadora } from './catalogo/operadora/plugin';
import { catalogo } from './catalogo/plugin';
import { chatbot } from './chatbot/plugin';
import { conclusao } from './conclusao/plugin';
import { lockOcupantes } from './conclusao/trocaOnibus/lockOcupantes';
import type { Config } from './config';
import { conta } from './conta/plugin';
import { dadosPessoais } from './dadosPessoais';
import { noteManifestacoes, receiveManifestacao, replyToManifestacao } from './empresa/manifestacoes';
import { empresa } from './empresa/plugin';
import { encomendas } from './encomendas/plugin';
import type { IdentityProvider } from './identityProvider';
import { lugares } from './lugares/plugin';
import { certificadosOf, connectOutside, type Outside } from './outside';
import { pagamento } from './pagamento/plugin';
import { pedidos } from './pedidos/plugin';
import { sendEmails } from './platform/outbox/sendEmails';
import type { ConcludePedido } from './pedidos/concluirPedido';
import { prazoDoPedido } from './pedidos/extendForPayment';
import { createStaffNames } from './platform/http/access/staffNames';
import type { App } from './platform/http/appTypes';
import type { Platform } from './platform/platform';
import { settlePedido } from './posVenda/endBilhete';
import { exchangeStands, finishExchange } from './posVenda/trocas/finishExchange';
import { posVenda } from './posVenda/plugin';
import { gratuidadesLivres, listGratuidadesLivres } from './precos/beneficioRepository';
import { inventoryWithExtras } from './precos/inventoryWithExtras';
import { precos } from './precos/plugin';
import { createConferePoltronas } from './reservas/operadora/conferePoltronas';
import type { DaOperadora } from './viagens/busca/viagens';
import { idadeDasListas } from './catalogo/operadora/operadoraListaRepository';
import { publicacao } from './publicacao/plugin';
import { reservas } from './reservas/plugin';
import { retencao } from './retencao/plugin';
import { sandbox } from './sandbox/plugin';
import { localidades } from './seed/localidades';
import type { LiveCatalogue } from './viagens/liveCatalogue';
import type { MoveOcupantes } from './viagens/operacao/moveOcupantes';
import { viagens } from './viagens/plugin';
import type { TellUndone } from './viagens/status/undoStatus';

interface Parts extends Platform {
  config: Config;
  identity: IdentityProvider;
  companhia: LiveCompanhia;
  catalogue: LiveCatalogue;
}

/**
 * Every subject of the product, the lowest floor first (`floors.json`). A lower room is handed here what it needs of a
 * higher one.
 */
export async function registerSubjects(app: App, parts: Parts): Promise<void> {
  const { config, identity, publicUrl } = parts;
  const seeded = identity.embedded !== null;
  const outside = connectOutside(app, parts);
  const nameStaff = createStaffNames(identity.readProfile);
  // The rooms that receive money stand below the conclusion and call it by this function, once the server is ready.
  const concludePedido: ConcludePedido = (id, urgent) => app.conclusao.concludePedido(id, urgent);
  const tellUndoneHere: TellUndone = (tx, viagemId, registro) => tellUndone(tx, viagemId, registro, publicUrl);

  await app.register(companhia, parts);
  await app.register(operadores, { ...parts, ...outside, seeded });
  await app.register(caixas, parts);
  await app.register(conta, { ...parts, ...outside, ...identity, dadosPessoais, seeded });
  await app.register(lugares, parts);
  const daOperadora = outside.operadora !== null;
  const operadora = wordOf(parts, outside);
  const handed = { tellUndone: tellUndoneHere, ocupantes: ocupantesOf(app), operadora, nameStaff, daOperadora };
  const gratuidades = { listGratuidades: listGratuidadesLivres, gratuidades: gratuidadesLivres };
  await app.register(viagens, { ...parts, ...handed, gratuidades });
  await app.register(publicacao, { ...parts, posicoes: outside.posicoes });
  await app.register(reservas, {
    ...parts,
    operadora: outside.operadora,
    rateLimit: config.rateLimit,
    withExtras: inventoryWithExtras,
    prazoDoPedido,
  });
  await app.register(precos, parts);
  await app.register(pedidos, parts);
  await app.register(bilhetes, { ...parts, carteiras: outside.carteiras, onIssued: finishExchange });
  await app.register(pagamento, { ...parts, ...outside, rateLimit: config.rateLimit, concludePedido });
  await app.register(conclusao, {
    ...parts,
    ...outside,
    exchangeStands,
    settleEnded: settlePedido,
    nameStaff,
    certificados: certificadosOf(config),
  });
  await app.register(posVenda, parts);
  await app.register(agencia, parts);
  await app.register(catalogo, { ...parts, nameStaff, municipios: localidades, daOperadora });
  await app.register(empresa, parts);
  await app.register(encomendas, parts);
  await registerOperadora(app, parts, outside);
  await app.register(avisos, { ...parts, ...outside });
  await app.register(chatbot, {
    ...parts,
    ...outside,
    whatsapp: config.chatbot.whatsapp,
    receiveManifestacao,
    answerManifestacao: replyToManifestacao,
    noteManifestacoes,
    avisos: { onTexto: settlePedidoDeSaida, onSent: settleSent, onFailure: settleFailure },
  });
  await app.register(administracao, parts);
  await app.register(retencao, parts);
  sendEmails(parts, outside.email);
  if (!config.production) await app.register(sandbox, { ...parts, ...outside });
}

/** The people of a departure, whom the conclusion moves; it stands above the departures. */
const ocupantesOf = (app: App): MoveOcupantes => ({
  lock: lockOcupantes,
  move: (tx, troca) => app.conclusao.moveOcupantes(tx, troca),
});

/** The operator's word about its coaches, and about seats and its age where departures are the operator's. */
const wordOf = ({ database }: Parts, { operadora, posicoes }: Outside): DaOperadora => ({
  seguePosicoes: posicoes !== null,
  ...(operadora && { confere: createConferePoltronas({ database, operadora }), idadeDasListas }),
});

/** The catalogue of the operator, with the municipalities that its places lie in; they are read only where it is used. */
async function registerOperadora(app: App, parts: Parts, { operadora }: Outside): Promise<void> {
  if (operadora === null) return;
  const { localidades: municipios } = await import('./seed/localidades');
  await app.register(catalogoOperadora, { ...parts, operadora, municipios, refresh: parts.catalogue.refresh });
}
