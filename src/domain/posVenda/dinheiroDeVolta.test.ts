import { umAcerto, umaPrevia, umaPreviaPedido, umaPreviaRemarcacao } from '../../../tests/support/posVendaBuilders';
import type { EstornoPedido } from '../wire/compra/pedidos';
import { explainCancelamento, explainTroca } from './posVendaTextos';
import { passosDoEstorno } from './passosDoEstorno';
import { prazoDoEstorno, resumoCancelamento, resumoRemarcacao, textoDaDevolucao } from './resumoPosVenda';

const umEstorno = (fields: Partial<EstornoPedido> = {}): EstornoPedido => ({
  valorCentavos: 11_250,
  meio: 'pix',
  situacao: 'em_processamento',
  criadoEm: '2026-11-21T12:00:00-03:00',
  concluidoEm: null,
  previsao: '2026-12-21',
  ...fields,
});

describe('the way by which money comes back', () => {
  it.each([
    ['pix', 'Na conta de onde veio o Pix', 'No banco'],
    ['cartao', 'No mesmo cartão', 'Na operadora do cartão'],
    ['dinheiro', 'Em dinheiro, no guichê', 'No caixa do guichê'],
  ] as const)('of %s is named before and on the way', (meio, onde, passo) => {
    expect(prazoDoEstorno(meio, '2026-12-21')).toBe(`${onde}, até 21/12/2026`);
    expect(passosDoEstorno(umEstorno({ meio }))[1]?.titulo).toBe(passo);
  });

  it('has no term without a day', () => expect(prazoDoEstorno('pix', null)).toBeUndefined());

  it('tells a bank that refused apart, and that it is tried again', () => {
    const [asked, bank, back] = passosDoEstorno(umEstorno({ situacao: 'nao_realizado' }));
    expect(asked).toMatchObject({ titulo: 'Devolução de R$ 112,50 pedida', quando: '21/11, 12:00' });
    expect(bank).toMatchObject({ state: 'failed', detalhe: expect.stringContaining('Tentamos de novo') });
    expect(back).toMatchObject({ state: 'next', quando: 'até 21/12/2026' });
  });

  it('says where a card shows it, and of Pix nothing, since it is there at once', () => {
    const done = { situacao: 'feito', concluidoEm: '2026-11-22T15:30:00-03:00' } as const;
    expect(passosDoEstorno(umEstorno({ ...done, meio: 'cartao' }))[2]).toHaveProperty('detalhe');
    expect(passosDoEstorno(umEstorno({ ...done, meio: 'pix' }))[2]).not.toHaveProperty('detalhe');
  });

  it('that is done without an hour keeps its term', () => {
    expect(passosDoEstorno(umEstorno({ situacao: 'feito' }))[2]).toMatchObject({
      state: 'done',
      quando: 'até 21/12/2026',
    });
  });
});

describe('what a cancellation gives back', () => {
  it('is without a fee in full, and says so by its lines', () => {
    const previa = umaPrevia({ multaCentavos: 0, devolverCentavos: 11_250, motivo: 'arrependimento' });
    expect(resumoCancelamento({ ...umaPreviaPedido(previa), devolverCentavos: 11_250 })).toMatchObject({
      rows: [{ label: 'Valor pago', value: 'R$ 112,50' }],
      sentido: 'devolve',
      valor: 'R$ 112,50',
    });
  });

  it('is nothing where no ticket may be cancelled, for the reason of the first', () => {
    const gone = umaPrevia({ permitido: false, motivo: 'ja_partiu', devolverCentavos: 0, meio: null, previsao: null });
    const resumo = resumoCancelamento({ ...umaPreviaPedido(gone), devolverCentavos: 0 });
    expect(resumo).toMatchObject({ sentido: 'nada', valor: 'R$ 0,00', motivo: explainCancelamento(gone) });
    expect(resumo).not.toHaveProperty('prazo');
  });

  it('without a method of return names the day alone', () => {
    const text = textoDaDevolucao({ devolverCentavos: 500, meio: null, previsao: null }, [
      umEstorno({ situacao: 'feito', concluidoEm: '2026-11-23T02:00:00Z' }),
    ]);
    // 23:00 of the day before at the company.
    expect(text).toBe('Devolvemos R$ 5,00. em 22/11/2026.');
  });

  it('is still promised while one refund of several was refused', () => {
    const text = textoDaDevolucao({ devolverCentavos: 500, meio: 'cartao', previsao: '2026-12-22' }, [
      umEstorno({ situacao: 'feito', concluidoEm: '2026-11-23T10:00:00-03:00' }),
      umEstorno({ situacao: 'nao_realizado', concluidoEm: '2026-11-23T10:00:00-03:00' }),
    ]);
    expect(text).toBe('Vamos devolver R$ 5,00. No mesmo cartão, até 22/12/2026');
  });
});

describe('what an exchange costs', () => {
  it('takes the ticket’s own money off the new one, before the fee', () => {
    const resumo = resumoRemarcacao(umaPreviaRemarcacao({ taxaCentavos: 2_000, acerto: umAcerto(5_000) }));
    expect(resumo?.rows.map(({ label }) => label)).toEqual(['Nova passagem', 'Taxa de remarcação', 'Passagem atual']);
    expect(resumo?.rows.at(-1)).toMatchObject({ discount: true, value: expect.stringMatching(/^−R\$/) });
    expect(resumo).toMatchObject({ sentido: 'cobra', valor: 'R$ 50,00' });
  });

  it.each([
    ['viagem_cancelada', {}, 'A empresa cancelou a viagem: remarcar não tem taxa.'],
    ['atraso', { minutosAtraso: 61 }, 'A viagem está com mais de 61 minutos de atraso: remarcar não tem taxa.'],
    ['classe_inferior', {}, /inferior à comprada: remarcar não tem taxa/],
    ['embarcado', {}, 'Esta passagem já foi usada no embarque.'],
    ['remarcacao_aberta', {}, /já foi paga e está sendo concluída/],
    ['validade_vencida', { diasValidade: 30 }, 'O bilhete valeu por 30 dias e já venceu.'],
  ] as const)('is explained for %s %j', (motivo, fields, words) => {
    expect(explainTroca(umaPreviaRemarcacao({ motivo, ...fields }))).toMatch(words);
  });

  it.each([
    ['viagem_cancelada', {}, /cancelou a viagem: você recebe tudo de volta/],
    ['classe_inferior', {}, /inferior à comprada: você pode desistir/],
    ['embarcado', {}, /já foi usada/],
    ['remarcacao_aberta', {}, /sendo concluída/],
    ['atraso', { minutosAtraso: 60 }, /mais de 1 hora de atraso: você pode desistir/],
  ] as const)('and a cancellation for %s %j', (motivo, fields, words) => {
    expect(explainCancelamento(umaPrevia({ motivo, ...fields }))).toMatch(words);
  });
});
