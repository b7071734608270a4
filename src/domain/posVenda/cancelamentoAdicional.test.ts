import { umaPreviaAdicional } from '../../../tests/support/posVendaBuilders';
import type { EstornoPedido } from '../wire/compra/pedidos';
import {
  explainCancelamentoAdicional,
  resumoCancelamentoAdicional,
  textoDoAdicionalDevolvido,
  ultimosEstornos,
} from './cancelamentoAdicional';

describe('cancelling an extra in sums and words', () => {
  it('shows what was paid for it, and that all of it comes back', () => {
    expect(resumoCancelamentoAdicional(umaPreviaAdicional())).toEqual({
      rows: [{ label: '1 × Bicicleta', value: 'R$ 40,00' }],
      sentido: 'devolve',
      valor: 'R$ 40,00',
      prazo: 'Na conta de onde veio o Pix, até 22/11/2026',
      motivo: 'Pedido 30 h antes da partida: o adicional volta inteiro, sem multa.',
      baseLegal: 'Lei 11.975/2009',
    });
  });

  it('names the part that credit paid', () => {
    const { prazo } = resumoCancelamentoAdicional(umaPreviaAdicional({ voltaEmCreditoCentavos: 1_500 }));
    expect(prazo).toBe('Na conta de onde veio o Pix, até 22/11/2026. R$ 15,00 voltam para o seu crédito.');
  });

  it('of an extra that was given away has no sum to give back', () => {
    const adicional = { tipo: 'animal' as const, nome: 'Animal de estimação', quantidade: 1, precoCentavos: 0 };
    const free = umaPreviaAdicional({ adicional, devolverCentavos: 0, meio: null, previsao: null });
    expect(resumoCancelamentoAdicional(free)).toMatchObject({ sentido: 'nada', valor: 'R$ 0,00' });
  });

  it.each([
    ['prazo_encerrado', 'Faltam menos de 3 h para a partida: o adicional não tem mais reembolso.'],
    ['ja_partiu', 'A viagem já partiu: o adicional não tem mais reembolso.'],
    ['sem_reembolso', 'Esta passagem foi remarcada quando já não havia reembolso, e o adicional também não tem.'],
    ['remarcacao_aberta', 'A remarcação desta passagem ainda não terminou, e o preço dela conta com este adicional.'],
    ['embarcado', 'Esta passagem já foi usada no embarque.'],
    ['viagem_cancelada', 'A empresa cancelou a viagem: você recebe tudo de volta.'],
  ] as const)('says why it is as it is: %s', (motivo, words) => {
    expect(explainCancelamentoAdicional(umaPreviaAdicional({ motivo }))).toBe(words);
  });
});

describe('an extra that was cancelled', () => {
  const estorno = (valorCentavos: number, criadoEm: string): EstornoPedido => ({
    valorCentavos,
    meio: 'pix',
    situacao: 'em_processamento',
    criadoEm,
    concluidoEm: null,
    previsao: '2026-11-22',
  });
  const feito = { pedidoId: 'p1', devolverCentavos: 4_000, meio: 'pix' as const, previsao: '2026-11-22' };

  it('is told by its own refunds, not by those of earlier cancellations of the order', () => {
    const older = estorno(10_750, '2026-11-20T12:00:00.000Z');
    const own = [estorno(2_500, '2026-11-21T12:00:00.000Z'), estorno(1_500, '2026-11-21T12:00:00.000Z')];
    expect(ultimosEstornos([older, ...own])).toEqual(own);
    expect(ultimosEstornos([])).toEqual([]);
  });

  it('says what comes back, by which way and until when, or that nothing does', () => {
    expect(textoDoAdicionalDevolvido(feito, [])).toBe(
      'Vamos devolver R$ 40,00. Na conta de onde veio o Pix, até 22/11/2026',
    );
    expect(textoDoAdicionalDevolvido({ ...feito, devolverCentavos: 0, meio: null, previsao: null }, [])).toBe(
      'Não há valor a devolver.',
    );
  });
});
