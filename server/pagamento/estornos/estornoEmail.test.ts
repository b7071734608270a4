import type { PedidoRow } from '../../pedidos/pedidoRepository';
import type { MeioDePagamento, MotivoEstorno } from '../tables';
import { estornoEmail } from './estornoEmail';

const pedido = {
  idioma: 'pt-BR',
  comprador_email: 'ana@itape.test',
  comprador_nome: 'Ana',
  localizador: 'ABCD23',
} as PedidoRow;
const mail = (motivo: MotivoEstorno, meio: MeioDePagamento = 'pix') =>
  estornoEmail(pedido, { meio, motivo, valorCentavos: 10_750 });

describe('the mail about money that went back', () => {
  it.each<[MotivoEstorno, string]>([
    ['sem_poltrona', 'o pagamento chegou depois do fim da reserva e a poltrona já estava vendida'],
    ['valor_divergente', 'o valor recebido não era o do pedido'],
    ['pago_de_novo', 'o pedido já estava pago ou encerrado'],
    ['contestado', 'o pagamento tinha sido contestado no banco do cartão e não valeu para o pedido'],
    ['emissao_recusada', 'a passagem não pôde ser emitida'],
    ['captura_recusada', 'o banco do cartão desfez a reserva do valor, e nada foi cobrado'],
    ['cancelamento', 'você cancelou a passagem'],
    ['remarcacao', 'a passagem remarcada custou menos'],
    ['troca_superada', 'a passagem que seria trocada já tinha sido usada, cancelada ou trocada'],
  ])('says why: %s', (motivo, words) => {
    expect(mail(motivo).corpo.endsWith(`: ${words}.`)).toBe(true);
  });

  it.each<[MeioDePagamento, string, string]>([
    ['pix', 'Pix', 'para a conta de onde veio o Pix'],
    ['cartao', 'pagamento', 'no mesmo cartão; aparece em até duas faturas'],
    ['dinheiro', 'pagamento', 'em dinheiro, no guichê'],
    ['boleto', 'pagamento', 'por Pix, na chave do seu CPF'],
    ['credito', 'crédito', 'em crédito na sua conta'],
  ])('says where to: %s', (meio, nome, destino) => {
    const { para, assunto, corpo } = mail('cancelamento', meio);
    expect(para).toBe('ana@itape.test');
    expect(assunto).toBe(`Devolvemos seu ${nome} do pedido ABCD23`);
    expect(corpo).toMatch(new RegExp(`^Olá, Ana\\.\\n\\nDevolvemos R\\$\\s107,50 ${destino}: `));
  });
});
