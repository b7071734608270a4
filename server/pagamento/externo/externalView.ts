import { nomeBandeira, opcoesParcelas } from '../../../src/domain/pagamento/cartao';
import type {
  CobrancaExterna,
  PagamentoExterno,
  SituacaoCobrancaExterna,
} from '../../../src/domain/wire/pagamento/cobrancaExterna';
import type { Reader } from '../../platform/database/database';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import { listItens, type PedidoRow } from '../../pedidos/pedidoRepository';
import { findCartaoOfExterna, type CartaoDaExterna } from '../cartao/cobranca/cobrancaCartaoRepository';
import { findNomeOperador, type ExternalRow } from './cobrancaExternaRepository';

const mensagens: Record<SituacaoCobrancaExterna, string> = {
  criando: 'Estamos pedindo a cobrança à adquirente.',
  aberta: 'Esperando o pagamento.',
  encerrando: 'Cancelando. Se alguém pagou neste instante, vale o pagamento.',
  paga: 'Pagamento aprovado.',
  devolvida: 'O pagamento chegou, mas o pedido não o esperava mais: o valor volta para o cartão.',
  recusada: 'O pagamento foi recusado. Cobre de novo com outro cartão.',
  cancelada: 'Cobrança cancelada. Ninguém foi cobrado.',
  expirada: 'O tempo desta cobrança acabou. Ninguém foi cobrado.',
};

const porMotivo: Partial<Record<MotivoExterna, string>> = {
  outro_pagamento: 'O pedido foi pago de outro modo, e esta cobrança foi cancelada. Ninguém foi cobrado por ela.',
  valor_mudou: 'O valor do pedido mudou, e esta cobrança foi cancelada. Cobre de novo.',
  encerrado: 'O pedido foi cancelado, e esta cobrança também. Ninguém foi cobrado.',
  sem_resposta: 'A adquirente não respondeu, e a cobrança não foi feita. Tente de novo.',
};

const CONTESTADA =
  'O pagamento foi contestado no banco do cartão e não vale para este pedido: nenhuma passagem sai por ele. Cobre de outro modo.';

const mensagemOf = (situacao: SituacaoCobrancaExterna, paidBy: CartaoDaExterna | undefined): string =>
  situacao === 'devolvida' && paidBy?.contestado_em ? CONTESTADA : mensagens[situacao];

const viewed = (situacao: SituacaoExterna, paidBy: CartaoDaExterna | undefined): SituacaoCobrancaExterna =>
  situacao === 'paga' && paidBy?.destino === 'devolver' ? 'devolvida' : situacao;

/** A charge's state as its operator sees it: money that goes back has paid for nothing. */
export const situacaoVista = async (reader: Reader, row: ExternalRow): Promise<SituacaoCobrancaExterna> =>
  viewed(row.situacao, row.situacao === 'paga' ? await findCartaoOfExterna(reader, row.id) : undefined);

/** A charge as its operator sees it. */
export async function toCobrancaExterna(reader: Reader, row: ExternalRow): Promise<CobrancaExterna> {
  const paidBy = await findCartaoOfExterna(reader, row.id);
  const situacao = viewed(row.situacao, paidBy);
  const operador = await findNomeOperador(reader, row.operador_id);
  const ended = situacao === 'cancelada' && row.motivo !== null ? porMotivo[row.motivo] : undefined;
  return {
    id: row.id,
    meio: row.meio,
    situacao,
    mensagem: ended ?? mensagemOf(situacao, paidBy),
    tipo: row.tipo,
    parcelas: row.parcelas,
    valorCentavos: row.valor_centavos,
    url: row.url,
    expiraEm: row.expira_em.toISOString(),
    restanteMs: row.restanteMs,
    criadaEm: row.criado_em.toISOString(),
    operador,
    cartao: paidBy?.bandeira
      ? {
          tipo: paidBy.tipo,
          parcelas: paidBy.parcelas,
          bandeira: nomeBandeira(paidBy.bandeira),
          final4: paidBy.final4 ?? '',
        }
      : null,
  };
}

/** An order as the operator who charges it sees it. */
export async function toPagamentoExterno(
  reader: Reader,
  pedido: PedidoRow,
  rows: readonly ExternalRow[],
  vencido: boolean,
): Promise<PagamentoExterno> {
  const cobrancas: CobrancaExterna[] = [];
  for (const row of rows) cobrancas.push(await toCobrancaExterna(reader, row));
  const [first] = await listItens(reader, [pedido.id]);
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  return {
    pedidoId: pedido.id,
    localizador: pedido.localizador,
    situacao: pedido.situacao,
    comprador: pedido.comprador_nome,
    viagem: first ? `${first.viagem.partida.localidade.nome} → ${first.viagem.chegada.localidade.nome}` : '',
    totalCentavos: pedido.total_centavos,
    expiraEm: isUnpaid ? pedido.expira_em.toISOString() : null,
    impedimento: impedimentoOf(pedido, isUnpaid, vencido),
    opcoes: opcoesParcelas(pedido.total_centavos),
    cobrancas,
  };
}

function impedimentoOf(pedido: PedidoRow, isUnpaid: boolean, vencido: boolean): string | null {
  if (pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado' || (isUnpaid && vencido)) {
    return 'O tempo da reserva acabou e as poltronas foram liberadas. Faça um pedido novo.';
  }
  if (!isUnpaid) return 'Este pedido não espera mais pagamento.';
  return pedido.total_centavos === 0 ? 'Este pedido não tem nada a pagar.' : null;
}
