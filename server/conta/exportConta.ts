import type { Exportacao } from '../../src/domain/wire/exportacao';
import { listLettersOf } from '../empresa/letters';
import type { Reader } from '../platform/database/database';
import { listEveryOwn, type PedidoWithItems } from '../pedidos/orderRepository';
import { toPedido } from '../pedidos/orderView';
import { listRascunhos } from '../pedidos/rascunhos';
import { readNotices } from '../avisos/push/notices';
import { listParcelsOf } from '../encomendas/parcelsOf';
import { listOwnCards } from '../pagamento/cartao/ownCards';
import { listOwnTickets } from '../bilhetes/ticketRepository';
import { findConta, toConta } from './contaRepository';
import { listPassageiros } from './passageiroRepository';

/** All that is kept of a person (Lei 13.709/2018, art. 18, II and V): conta, orders and tickets, whole. */
export async function exportConta(reader: Reader, sub: string): Promise<Exportacao> {
  const conta = await findConta(reader, 'cognito_id', sub);
  const email = conta?.email_norm ?? null;
  const pedidos = await listEveryOwn(reader, sub);
  const tickets = await listOwnTickets(reader, sub);
  return {
    geradoEm: new Date().toISOString(),
    conta: conta ? toConta(conta) : null,
    pedidos: pedidos.map(toPedidoExportado),
    bilhetes: tickets.map(({ bilhete }) => bilhete),
    passageirosSalvos: await listPassageiros(reader, sub),
    rascunhos: await listRascunhos(reader, sub),
    cartoes: await listOwnCards(reader, sub),
    manifestacoes: email === null ? [] : await listLettersOf(reader, email),
    encomendas: email === null ? [] : await listParcelsOf(reader, email),
    avisos: await readNotices(reader, sub),
  };
}

const toPedidoExportado = ({ pedido, itens, ...rest }: PedidoWithItems): Exportacao['pedidos'][number] => ({
  ...toPedido({ pedido, itens, ...rest }),
  comprador: {
    nome: pedido.comprador_nome,
    cpf: pedido.comprador_cpf,
    email: pedido.comprador_email,
    celular: pedido.comprador_celular,
  },
  passageiros: itens.map((item) => ({
    poltrona: item.poltrona,
    nome: item.passageiro_nome,
    documentoTipo: item.documento_tipo,
    documento: item.documento,
    dataNascimento: item.data_nascimento,
    celular: item.celular,
    credencial: item.credencial,
    colo:
      item.colo_nome === null
        ? null
        : {
            nome: item.colo_nome,
            documento: item.colo_documento ?? '',
            dataNascimento: item.colo_nascimento ?? '',
          },
  })),
});
