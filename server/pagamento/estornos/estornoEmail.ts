import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import type { PedidoRow } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';

const reasons: Record<MotivoEstorno, string> = {
  sem_poltrona: 'o pagamento chegou depois do fim da reserva e a poltrona já estava vendida',
  valor_divergente: 'o valor recebido não era o do pedido',
  pago_de_novo: 'o pedido já estava pago ou encerrado',
  contestado: 'o pagamento tinha sido contestado no banco do cartão e não valeu para o pedido',
  emissao_recusada: 'a passagem não pôde ser emitida',
  captura_recusada: 'o banco do cartão desfez a reserva do valor, e nada foi cobrado',
  cancelamento: 'você cancelou a passagem',
  remarcacao: 'a passagem remarcada custou menos',
  troca_superada: 'a passagem que seria trocada já tinha sido usada, cancelada ou trocada',
};

const ways: Record<MeioDePagamento, { nome: string; destino: string }> = {
  pix: { nome: 'Pix', destino: 'para a conta de onde veio o Pix' },
  cartao: { nome: 'pagamento', destino: 'no mesmo cartão; aparece em até duas faturas' },
  dinheiro: { nome: 'pagamento', destino: 'em dinheiro, no guichê' },
  credito: { nome: 'crédito', destino: 'em crédito na sua conta' },
};

/** Tells the buyer that the money was given back, and the reason. */
export function estornoEmail(
  { comprador_email, comprador_nome, localizador }: PedidoRow,
  { meio, motivo, valorCentavos }: { meio: MeioDePagamento; motivo: MotivoEstorno; valorCentavos: number },
): Email {
  const { nome, destino } = ways[meio];
  return {
    para: comprador_email,
    assunto: `Devolvemos seu ${nome} do pedido ${localizador}`,
    corpo: `Olá, ${comprador_nome}.\n\nDevolvemos ${formatCentavos(valorCentavos)} ${destino}: ${reasons[motivo]}.`,
  };
}
