import { umAcerto, umaPrevia, umaPreviaPedido, umaPreviaRemarcacao } from '../../../tests/support/posVendaBuilders';
import { passosDoEstorno } from './passosDoEstorno';
import { prazoDoEstorno, resumoCancelamento, resumoRemarcacao, textoDaDevolucao } from './resumoPosVenda';
import type { EstornoPedido } from '../wire/compra/pedidos';

describe('a cancellation in sums and words', () => {
  it('of one ticket shows what was paid and what is kept', () => {
    expect(resumoCancelamento(umaPreviaPedido())).toMatchObject({
      rows: [
        { label: 'Valor pago', value: 'R$ 112,50' },
        { label: 'Multa', value: '−R$ 5,00' },
      ],
      sentido: 'devolve',
      valor: 'R$ 107,50',
      prazo: 'Na conta de onde veio o Pix, até 22/11/2026',
    });
  });

  it('of several says which may not be cancelled, and why the others may', () => {
    const gone = umaPrevia({
      permitido: false,
      motivo: 'ja_partiu',
      devolverCentavos: 0,
      passageiro: 'Bia',
      poltrona: 6,
    });
    const resumo = resumoCancelamento(umaPreviaPedido(gone, umaPrevia()));
    expect(resumo?.rows.map(({ label }) => label)).toEqual([
      'Poltrona 6, Bia (não pode ser cancelada)',
      'Poltrona 5, Ana Souza Lima',
    ]);
    expect(resumo?.motivo).toContain('30 h antes');
  });

  it('of nothing is nothing', () => {
    expect(resumoCancelamento({ pedidoId: 'p1', devolverCentavos: 0, bilhetes: [] })).toBeNull();
  });
});

describe('an exchange in sums and words', () => {
  it.each([
    [3_000, 'cobra', 'R$ 30,00'],
    [-2_000, 'devolve', 'R$ 20,00'],
    [0, 'nada', 'R$ 0,00'],
  ])('that differs by %i', (diferenca, sentido, valor) => {
    expect(resumoRemarcacao(umaPreviaRemarcacao({ acerto: umAcerto(diferenca) }))).toMatchObject({ sentido, valor });
  });

  it('names its fee where there is one, and is nothing before a seat is chosen', () => {
    const late = umaPreviaRemarcacao({ taxaCentavos: 2_000, acerto: umAcerto(2_000) });
    expect(resumoRemarcacao(late)?.rows).toContainEqual({ label: 'Taxa de remarcação', value: 'R$ 20,00' });
    expect(resumoRemarcacao(umaPreviaRemarcacao())).toBeNull();
  });
});

describe('money on its way back', () => {
  const estorno: EstornoPedido = {
    valorCentavos: 1_000,
    meio: 'cartao',
    situacao: 'em_processamento',
    criadoEm: '2026-11-21T12:00:00-03:00',
    concluidoEm: null,
    previsao: '2026-12-21',
  };

  it.each([
    ['pendente', ['done', 'current', 'next']],
    ['em_processamento', ['done', 'current', 'next']],
    ['nao_realizado', ['done', 'failed', 'next']],
    ['feito', ['done', 'done', 'done']],
  ] as const)('that is %s has come so far', (situacao, states) => {
    expect(passosDoEstorno({ ...estorno, situacao }).map(({ state }) => state)).toEqual(states);
  });

  it('says by when, and once it is there when, and where a card shows it', () => {
    expect(passosDoEstorno(estorno)[2]).toMatchObject({ quando: 'até 21/12/2026' });
    const back = passosDoEstorno({ ...estorno, situacao: 'feito', concluidoEm: '2026-11-22T15:30:00-03:00' })[2];
    expect(back).toMatchObject({ quando: '22/11, 15:30', detalhe: 'Aparece em até duas faturas.' });
  });

  it('stands in the credit and not in an account, which would be read as the bank’s', () => {
    expect(passosDoEstorno({ ...estorno, meio: 'credito' })[1]?.titulo).toBe('No seu crédito');
  });

  it('has no term where none goes back', () => {
    expect(prazoDoEstorno(null, null)).toBeUndefined();
    expect(prazoDoEstorno('cartao', '2026-12-21')).toBe('No mesmo cartão, até 21/12/2026');
  });
});

describe('a cancellation in one sentence', () => {
  const cancelamento = { devolverCentavos: 1_500, meio: 'pix', previsao: '2026-12-22' } as const;
  const estorno = (concluidoEm: string | null): EstornoPedido => ({
    valorCentavos: 750,
    meio: 'pix',
    situacao: concluidoEm ? 'feito' : 'em_processamento',
    criadoEm: '2026-11-21T12:00:00-03:00',
    concluidoEm,
    previsao: '2026-12-22',
  });
  const words = (...estornos: EstornoPedido[]): string => textoDaDevolucao(cancelamento, estornos);

  it('promises a day while something is on its way', () => {
    const promise = 'Vamos devolver R$ 15,00. Na conta de onde veio o Pix, até 22/12/2026';
    expect(words()).toBe(promise);
    expect(words(estorno(null), estorno('2026-11-22T10:00:00-03:00'))).toBe(promise);
  });

  it('names the day of the last refund once all have arrived', () => {
    expect(words(estorno('2026-11-23T10:00:00-03:00'), estorno('2026-11-22T10:00:00-03:00'))).toBe(
      'Devolvemos R$ 15,00. Na conta de onde veio o Pix, em 23/11/2026.',
    );
  });

  it('says that nothing comes back', () => {
    expect(textoDaDevolucao({ devolverCentavos: 0, meio: null, previsao: null }, [])).toMatch(/Não há valor/);
  });
});
