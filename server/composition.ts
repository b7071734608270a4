import { agencia } from './agencia/plugin';
import { caixas } from './agencia/caixas/plugin';
import { operadores } from './agencia/operadores/plugin';
import { tellUndone } from './avisos/lembretes/tellUndone';
import { avisos } from './avisos/plugin';
import { bilhetes } from './bilhetes/plugin';
import { chatbot } from './chatbot/plugin';
import { conclusao } from './conclusao/plugin';
import type { Config } from './config';
import { conta } from './conta/plugin';
import { dadosPessoais } from './dadosPessoais';
import { receiveManifestacao } from './empresa/manifestacoes';
import { empresa } from './empresa/plugin';
import { encomendas } from './encomendas/plugin';
import type { IdentityProvider } from './identityProvider';
import { lugares } from './lugares/plugin';
import { connectOutside } from './outside';
import { pagamento } from './pagamento/plugin';
import { pedidos } from './pedidos/plugin';
import { sendEmails } from './platform/outbox/sendEmails';
import type { ConcludePedido } from './pedidos/concluirPedido';
import { prazoDoPedido } from './pedidos/extendForPayment';
import type { App } from './platform/http/appTypes';
import type { Platform } from './platform/platform';
import { exchangeStands, finishExchange } from './posVenda/trocas/finishExchange';
import { posVenda } from './posVenda/plugin';
import { inventoryWithExtras } from './precos/inventoryWithExtras';
import { precos } from './precos/plugin';
import { publicacao } from './publicacao/plugin';
import { reservas } from './reservas/plugin';
import { retencao } from './retencao/plugin';
import { sandbox } from './sandbox/plugin';
import type { LiveCatalogue } from './viagens/liveCatalogue';
import { viagens } from './viagens/plugin';
import type { TellUndone } from './viagens/status/undoStatus';

interface Parts extends Platform {
  config: Config;
  identity: IdentityProvider;
  catalogue: LiveCatalogue;
}

/**
 * Every subject of the product, the lowest floor first (`floors.json`). A lower room is handed here what it needs of a
 * higher one.
 */
export async function registerSubjects(app: App, parts: Parts): Promise<void> {
  const { config, identity, publicUrl } = parts;
  const administration = identity.embedded?.administration ?? null;
  const outside = connectOutside(app, parts);
  // The rooms that receive money stand below the conclusion and call it by this function, once the server is ready.
  const concludePedido: ConcludePedido = (id, urgent) => app.conclusao.concludePedido(id, urgent);
  const tellUndoneHere: TellUndone = (tx, viagemId, registro) => tellUndone(tx, viagemId, registro, publicUrl);

  await app.register(operadores, { ...parts, administration });
  await app.register(caixas, parts);
  await app.register(conta, { ...parts, ...outside, ...identity, dadosPessoais, seeded: administration !== null });
  await app.register(lugares, parts);
  await app.register(viagens, { ...parts, tellUndone: tellUndoneHere });
  await app.register(publicacao, parts);
  await app.register(reservas, {
    ...parts,
    rateLimit: config.rateLimit,
    withExtras: inventoryWithExtras,
    prazoDoPedido,
  });
  await app.register(precos, parts);
  await app.register(pedidos, parts);
  await app.register(bilhetes, { ...parts, onIssued: finishExchange });
  await app.register(pagamento, { ...parts, ...outside, rateLimit: config.rateLimit, concludePedido });
  await app.register(conclusao, { ...parts, ...outside, exchangeStands });
  await app.register(posVenda, parts);
  await app.register(agencia, parts);
  await app.register(empresa, parts);
  await app.register(encomendas, parts);
  await app.register(avisos, { ...parts, ...outside });
  await app.register(chatbot, { ...parts, ...outside, whatsapp: config.chatbot.whatsapp, receiveManifestacao });
  await app.register(retencao, parts);
  sendEmails(parts, outside.email);
  if (!config.production) await app.register(sandbox, { ...parts, ...outside });
}
