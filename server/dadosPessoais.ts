import { forgetAlertas } from './avisos/alertasDePreco/alertaRepository';
import { exportAlertas } from './avisos/alertasDePreco/exportAlertas';
import { exportEsperas } from './avisos/listaDeEspera/listaDeEspera';
import { forgetEsperas } from './avisos/listaDeEspera/esperaRepository';
import { forgetNotices, readNotices } from './avisos/push/notices';
import { listOwnBilhetes } from './bilhetes/ownBilhetes';
import type { DadosPessoais } from './conta/dadosPessoais';
import { listManifestacoesOf } from './empresa/manifestacoes';
import { listEncomendasOf } from './encomendas/encomendasOf';
import { listOwnCartoes } from './pagamento/cartao/cartaoExportadoRepository';
import { forgetDispositivosOf } from './pagamento/cartao/dispositivoCartaoRepository';
import { removeCartoesSalvos } from './pagamento/cartao/salvos/cartaoSalvoRepository';
import { exportCartoesSalvos } from './pagamento/cartao/salvos/cartoesSalvos';
import { endKeepingOf } from './pagamento/cartao/salvos/cofreRepository';
import { anonymizePedidos } from './pedidos/dadosPessoais/anonymizePedidos';
import { exportPedidos } from './pedidos/dadosPessoais/exportPedidos';
import { hasOpenPedido } from './pedidos/pedidoRepository';
import { listCuponsDe } from './precos/cupons/atraso/cupomAtrasoRepository';
import { exportAvaliacoes } from './viagens/avaliacoes/avaliacoes';
import { forgetAvaliacoesOf } from './viagens/avaliacoes/avaliacaoRepository';
import { forgetRascunhos, listRascunhos } from './pedidos/rascunhos/rascunhoRepository';
import { forgetEmailsTo } from './platform/outbox/outbox';

/** Each room's part in the export and the deletion of a person's data; the room of accounts calls all of them. */
export const dadosPessoais: DadosPessoais = {
  partes: {
    pedidos: (reader, { sub }) => exportPedidos(reader, sub),
    bilhetes: async (reader, { sub }) => (await listOwnBilhetes(reader, sub)).map(({ bilhete }) => bilhete),
    rascunhos: (reader, { sub }) => listRascunhos(reader, sub),
    cartoes: (reader, { sub }) => listOwnCartoes(reader, sub),
    cartoesSalvos: (reader, { sub }) => exportCartoesSalvos(reader, sub),
    manifestacoes: async (reader, { email }) => (email === null ? [] : listManifestacoesOf(reader, email)),
    encomendas: async (reader, { email }) => (email === null ? [] : listEncomendasOf(reader, email)),
    avisos: (reader, { sub }) => readNotices(reader, sub),
    esperas: (reader, { sub }) => exportEsperas(reader, sub),
    alertas: (reader, { sub }) => exportAlertas(reader, sub),
    avaliacoes: (reader, { sub }) => exportAvaliacoes(reader, sub),
    cupons: (reader, { sub }) => listCuponsDe(reader, sub),
  },
  hasOpenPedido,
  forget: async (tx, { sub, email }, newDono) => {
    await forgetNotices(tx, sub);
    await forgetEsperas(tx, sub);
    await forgetAvaliacoesOf(tx, sub);
    await forgetAlertas(tx, sub);
    // In this order: a card that is being kept at this moment is either removed here or not kept any more.
    await endKeepingOf(tx, sub);
    await removeCartoesSalvos(tx, sub, null);
    if (email !== null) await forgetEmailsTo(tx, email);
    await anonymizePedidos(tx, sub, newDono, forgetDispositivosOf);
    await forgetRascunhos(tx, sub);
  },
};
