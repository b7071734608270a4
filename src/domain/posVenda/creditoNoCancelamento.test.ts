import { umaOferta, umaPrevia, umaPreviaRemarcacao, umAcerto } from '../../../tests/support/posVendaBuilders';
import { dinheiroDaVolta, fraseDoCredito, previaDeUm } from './creditoNoCancelamento';
import { resumoCancelamento, resumoRemarcacao, textoDaDevolucao } from './resumoPosVenda';

const misto = { devolverCentavos: 10_750, voltaEmCreditoCentavos: 2_000 };

describe('what a cancellation gives', () => {
  it('is the money as it came, or the credit with its bonus', () => {
    const previa = previaDeUm(umaPrevia({ credito: umaOferta() }));
    expect(resumoCancelamento(previa)).toMatchObject({ valor: 'R$ 107,50', prazo: expect.stringContaining('Pix') });
    expect(resumoCancelamento(previa, true)).toMatchObject({
      valor: 'R$ 118,25',
      prazo: 'Em crédito na sua conta, para usar até 28/11/2027',
      rows: expect.arrayContaining([{ label: 'Bônus de 10%', value: '+R$ 10,75' }]),
    });
  });

  it('is both where credit paid a part: that part is credit again, without a bonus', () => {
    const oferta = umaOferta({ centavos: 9_625, bonusCentavos: 875 });
    const previa = previaDeUm(umaPrevia({ ...misto, credito: oferta }));
    expect(dinheiroDaVolta(previa)).toBe(8_750);
    expect(resumoCancelamento(previa)).toMatchObject({
      valor: 'R$ 107,50',
      prazo: 'Na conta de onde veio o Pix, até 22/11/2026. R$ 20,00 voltam para o seu crédito.',
    });
    expect(resumoCancelamento(previa, true)?.valor).toBe('R$ 116,25');
  });

  it('is credit again where credit paid all of it', () => {
    const previa = previaDeUm(umaPrevia({ meio: 'credito', voltaEmCreditoCentavos: 10_750 }));
    expect(resumoCancelamento(previa)?.prazo).toBe('Em crédito na sua conta, na hora');
  });
});

describe('what an exchange for a cheaper ticket gives', () => {
  const remarca = (change: object) =>
    resumoRemarcacao(umaPreviaRemarcacao({ acerto: { ...umAcerto(-5_000), ...change } }));

  it('is money and credit, each named with its sum, where credit paid a part', () => {
    expect(remarca({ voltaEmCreditoCentavos: 2_000 })).toMatchObject({
      valor: 'R$ 50,00',
      prazo: 'Na conta de onde veio o Pix, até 22/11/2026. R$ 20,00 voltam para o seu crédito.',
    });
  });

  it('is credit again, at once, where credit paid all of it', () => {
    expect(remarca({ meio: 'credito', voltaEmCreditoCentavos: 5_000 })?.prazo).toBe('Em crédito na sua conta, na hora');
  });
});

describe('what a cancellation gave', () => {
  const done = { devolverCentavos: 10_750, meio: 'pix', previsao: '2026-11-22' } as const;

  it('is said in one sentence', () => {
    const credito = umaOferta();
    expect(textoDaDevolucao({ ...done, meio: 'credito', credito }, [])).toBe(
      'Você tem mais R$ 118,25 em crédito, para usar até 28/11/2027.',
    );
    expect(textoDaDevolucao({ ...done, meio: 'credito', voltaEmCreditoCentavos: 10_750 }, [])).toBe(
      'Você tem de novo R$ 107,50 em crédito.',
    );
    expect(textoDaDevolucao({ ...done, voltaEmCreditoCentavos: 2_000 }, [])).toBe(
      'Vamos devolver R$ 87,50. Na conta de onde veio o Pix, até 22/11/2026. R$ 20,00 voltam para o seu crédito.',
    );
  });

  it('is no word of credit where there was none', () => {
    expect(fraseDoCredito(done)).toBeNull();
    expect(fraseDoCredito({ devolverCentavos: 0 })).toBeNull();
  });
});
