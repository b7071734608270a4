import { letterIn } from '../../platform/language/letters';
import { msg, t, translated } from '../../../src/words/t';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import type { PedidoRow } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';

const reasons: Record<MotivoEstorno, string> = {
  sem_poltrona: msg('o pagamento chegou depois do fim da reserva e a poltrona já estava vendida'),
  valor_divergente: msg('o valor recebido não era o do pedido'),
  pago_de_novo: msg('o pedido já estava pago ou encerrado'),
  contestado: msg('o pagamento tinha sido contestado no banco do cartão e não valeu para o pedido'),
  emissao_recusada: msg('a passagem não pôde ser emitida'),
  captura_recusada: msg('o banco do cartão desfez a reserva do valor, e nada foi cobrado'),
  cancelamento: msg('você cancelou a passagem'),
  remarcacao: msg('a passagem remarcada custou menos'),
  troca_superada: msg('a passagem que seria trocada já tinha sido usada, cancelada ou trocada'),
};

const ways: Record<MeioDePagamento, { nome: string; destino: string }> = {
  pix: { nome: msg('Pix'), destino: msg('para a conta de onde veio o Pix') },
  cartao: { nome: msg('pagamento'), destino: msg('no mesmo cartão; aparece em até duas faturas') },
  boleto: { nome: msg('pagamento'), destino: msg('por Pix, na chave do seu CPF') },
  dinheiro: { nome: msg('pagamento'), destino: msg('em dinheiro, no guichê') },
  credito: { nome: msg('crédito'), destino: msg('em crédito na sua conta') },
};

/** Tells the buyer that the money was given back, and the reason. */
export function estornoEmail(
  { comprador_email, comprador_nome, localizador, idioma }: PedidoRow,
  { meio, motivo, valorCentavos }: { meio: MeioDePagamento; motivo: MotivoEstorno; valorCentavos: number },
): Email {
  const { nome, destino } = ways[meio];
  return letterIn(idioma, () => {
    const devolvido = { valor: formatCentavos(valorCentavos), destino: translated(destino) };
    return {
      para: comprador_email,
      assunto: t('Devolvemos seu {meio} do pedido {localizador}', { meio: translated(nome), localizador }),
      corpo: [
        t('Olá, {nome}.', { nome: comprador_nome }),
        '',
        t('Devolvemos {valor} {destino}: {motivo}.', { ...devolvido, motivo: translated(reasons[motivo]) }),
      ].join('\n'),
    };
  });
}
