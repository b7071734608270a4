import { forgetNotices, readNotices } from './avisos/push/notices';
import { listOwnTickets } from './bilhetes/ownTickets';
import type { DadosPessoais } from './conta/dadosPessoais';
import { listLettersOf } from './empresa/letters';
import { listParcelsOf } from './encomendas/parcelsOf';
import { listOwnCards } from './pagamento/cartao/cartaoExportadoRepository';
import { forgetDispositivosOf } from './pagamento/cartao/dispositivoCartaoRepository';
import { anonymizeOrders } from './pedidos/anonymizeOrders';
import { exportPedidos } from './pedidos/exportPedidos';
import { hasOpenOrder } from './pedidos/orderRepository';
import { forgetRascunhos, listRascunhos } from './pedidos/rascunhoRepository';
import { forgetEmailsTo } from './platform/outbox/outbox';

/** Each room's part in the export and the deletion of a person's data; the room of accounts calls all of them. */
export const dadosPessoais: DadosPessoais = {
  partes: {
    pedidos: (reader, { sub }) => exportPedidos(reader, sub),
    bilhetes: async (reader, { sub }) => (await listOwnTickets(reader, sub)).map(({ bilhete }) => bilhete),
    rascunhos: (reader, { sub }) => listRascunhos(reader, sub),
    cartoes: (reader, { sub }) => listOwnCards(reader, sub),
    manifestacoes: async (reader, { email }) => (email === null ? [] : listLettersOf(reader, email)),
    encomendas: async (reader, { email }) => (email === null ? [] : listParcelsOf(reader, email)),
    avisos: (reader, { sub }) => readNotices(reader, sub),
  },
  hasOpenOrder,
  forget: async (tx, { sub, email }, newDono) => {
    await forgetNotices(tx, sub);
    if (email !== null) await forgetEmailsTo(tx, email);
    await anonymizeOrders(tx, sub, newDono, forgetDispositivosOf);
    await forgetRascunhos(tx, sub);
  },
};
