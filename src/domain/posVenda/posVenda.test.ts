import fc from 'fast-check';
import {
  acertoDaTroca,
  lostReembolso,
  previsaoEstorno,
  regraCancelamento,
  regraRemarcacao,
  regraTransferencia,
  type FatosBilhete,
  type Politica,
} from './posVenda';

const antt: Politica = {
  horasMinimas: 3,
  pctMulta: 5,
  pctRemarcacao: 20,
  diasArrependimento: 7,
  diasValidade: 365,
  minutosAtraso: 60,
  baseLegal: 'Lei',
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const comprado = new Date('2026-11-01T15:00:00-03:00');

/** Facts of a ticket of 100,00 + 6,00 + 5,00 + 1,50, requested some days after purchase and hours before departure. */
const fatos = (day: number, hoursBefore: number, change: Partial<FatosBilhete> = {}): FatosBilhete => {
  const agora = new Date(comprado.getTime() + day * DAY);
  return {
    situacao: 'emitido',
    tarifaCentavos: 10_000,
    pagoCentavos: 11_250,
    compradoEm: comprado,
    partidaEm: new Date(agora.getTime() + hoursBefore * HOUR),
    atrasoMinutos: 0,
    viagemCancelada: false,
    classeInferior: false,
    semReembolso: false,
    agora,
    ...change,
  };
};

describe('cancelling a ticket', () => {
  it.each<[string, FatosBilhete, string, number, number]>([
    ['on day 3, unused, gives all back', fatos(3, 300), 'arrependimento', 0, 11_250],
    ['on day 3, 2 h before, still does', fatos(3, 2), 'arrependimento', 0, 11_250],
    ['on the whole of day 7 does', fatos(7.3, 300), 'arrependimento', 0, 11_250],
    ['on day 10, 30 h before, keeps 5 % of the fare', fatos(10, 30), 'antecedencia', 500, 10_750],
    ['exactly 3 h before keeps no more', fatos(10, 3), 'antecedencia', 500, 10_750],
    [
      'of a trip that is more than an hour late gives all back',
      fatos(10, -1, { atrasoMinutos: 61 }),
      'atraso',
      0,
      11_250,
    ],
    [
      'of a seat that a change of coaches made worse gives all back',
      fatos(10, 1, { classeInferior: true }),
      'classe_inferior',
      0,
      11_250,
    ],
    [
      'of a trip that will not run gives all back',
      fatos(10, 1, { viagemCancelada: true }),
      'viagem_cancelada',
      0,
      11_250,
    ],
    [
      'that cost nothing gives nothing and keeps nothing',
      fatos(10, 30, { tarifaCentavos: 0, pagoCentavos: 0 }),
      'antecedencia',
      0,
      0,
    ],
  ])('%s', (_, asked, motivo, multaCentavos, devolverCentavos) => {
    expect(regraCancelamento(antt, asked)).toMatchObject({ permitido: true, motivo, multaCentavos, devolverCentavos });
  });

  it.each<[string, FatosBilhete, string]>([
    ['2 h before departure', fatos(10, 2), 'prazo_encerrado'],
    ['a minute too late', fatos(10, 2.98), 'prazo_encerrado'],
    ['after departure, on day 3 too', fatos(3, -1), 'ja_partiu'],
    ['at the very departure, on day 3 too', fatos(3, 0), 'ja_partiu'],
    ['after a no-show', fatos(10, 30, { situacao: 'nao_embarcou' }), 'ja_partiu'],
    ['an hour late and no more', fatos(10, 1, { atrasoMinutos: 60 }), 'prazo_encerrado'],
    ['once on board, late or not', fatos(3, 30, { situacao: 'embarcado', atrasoMinutos: 90 }), 'embarcado'],
    ['twice', fatos(3, 30, { situacao: 'cancelado' }), 'encerrado'],
    ['of a worse seat, once somebody travelled', fatos(10, -1, { classeInferior: true }), 'ja_partiu'],
    ['where the right was lost before an exchange', fatos(10, 30, { semReembolso: true }), 'sem_reembolso'],
    ['so on day 3 too', fatos(3, 300, { semReembolso: true }), 'sem_reembolso'],
  ])('is refused %s', (_, asked, motivo) => {
    expect(regraCancelamento(antt, asked)).toMatchObject({ permitido: false, motivo, devolverCentavos: 0 });
  });

  it.each<[string, FatosBilhete, boolean]>([
    ['30 h before departure', fatos(10, 30), false],
    ['2 h before departure', fatos(10, 2), true],
    ['2 h before departure on day 3', fatos(3, 2), false],
    ['after a no-show on day 3', fatos(3, -1, { situacao: 'nao_embarcou' }), true],
    ['again, once it was lost', fatos(10, 300, { semReembolso: true }), true],
    ['of a trip that is too late', fatos(10, -1, { atrasoMinutos: 61 }), false],
  ])('has no right left to be carried on %s: %#', (_, asked, isLost) => {
    expect(lostReembolso(antt, asked)).toBe(isLost);
  });

  it('gives all back where the carrier fails, whatever was lost before', () => {
    const late = fatos(10, -1, { atrasoMinutos: 61, semReembolso: true });
    expect(regraCancelamento(antt, late)).toMatchObject({ permitido: true, devolverCentavos: 11_250 });
  });

  it('says until when it stays so', () => {
    const midnight = new Date('2026-11-09T00:00:00-03:00');
    expect(regraCancelamento(antt, fatos(3, 300)).validoAte).toEqual(midnight);
    const then = fatos((midnight.getTime() - comprado.getTime()) / DAY, 300);
    expect(regraCancelamento(antt, then)).toMatchObject({ motivo: 'antecedencia' });
    const near = fatos(3, 2);
    expect(regraCancelamento(antt, near).validoAte).toEqual(near.partidaEm);
    const later = fatos(10, 30);
    expect(regraCancelamento(antt, later).validoAte).toEqual(new Date(later.agora.getTime() + 27 * HOUR));
  });
});

describe('exchanging a ticket', () => {
  it.each<[string, FatosBilhete, string, number]>([
    ['30 h before is free', fatos(10, 30), 'antecedencia', 0],
    ['2 h before costs up to 20 % of the fare', fatos(10, 2), 'fora_do_prazo', 2_000],
    [
      'after a no-show costs the same, however early',
      fatos(10, 30, { situacao: 'nao_embarcou' }),
      'fora_do_prazo',
      2_000,
    ],
    ['after a no-show costs the same', fatos(10, -48, { situacao: 'nao_embarcou' }), 'fora_do_prazo', 2_000],
    ['of a late trip is free', fatos(10, 0.5, { atrasoMinutos: 75 }), 'atraso', 0],
    ['of a seat in a worse class is free', fatos(10, 0.5, { classeInferior: true }), 'classe_inferior', 0],
    [
      'of a fare that a coupon made small costs no more than was paid',
      fatos(10, 1, { pagoCentavos: 900 }),
      'fora_do_prazo',
      900,
    ],
  ])('%s', (_, asked, motivo, taxaCentavos) => {
    expect(regraRemarcacao(antt, asked)).toMatchObject({ permitido: true, motivo, taxaCentavos });
  });

  it('is possible within a year of the first issue', () => {
    expect(regraRemarcacao(antt, fatos(364.9, -1))).toMatchObject({ permitido: true });
    expect(regraRemarcacao(antt, fatos(365, -1))).toMatchObject({ permitido: false, motivo: 'validade_vencida' });
  });

  it.each(['embarcado', 'remarcado', 'transferido', 'cancelado'] as const)('is over once %s', (situacao) => {
    const motivo = situacao === 'embarcado' ? 'embarcado' : 'encerrado';
    expect(regraRemarcacao(antt, fatos(10, 30, { situacao }))).toMatchObject({ permitido: false, motivo });
    expect(regraTransferencia(antt, fatos(10, 30, { situacao })).permitido).toBe(false);
  });

  it('settles the difference in price in one direction', () => {
    expect(acertoDaTroca(11_250, 0, 15_000)).toEqual({
      creditoCentavos: 11_250,
      cobrarCentavos: 3_750,
      devolverCentavos: 0,
    });
    expect(acertoDaTroca(11_250, 0, 9_000)).toEqual({
      creditoCentavos: 9_000,
      cobrarCentavos: 0,
      devolverCentavos: 2_250,
    });
    expect(acertoDaTroca(11_250, 2_000, 11_250)).toEqual({
      creditoCentavos: 9_250,
      cobrarCentavos: 2_000,
      devolverCentavos: 0,
    });
  });

  it('gives a ticket to somebody else for nothing, also late', () => {
    expect(regraTransferencia(antt, fatos(10, 1))).toMatchObject({ permitido: true, taxaCentavos: 0 });
  });
});

describe('the rules, whatever the numbers', () => {
  const any = fc.record({
    tarifa: fc.integer({ min: 0, max: 500_000 }),
    resto: fc.integer({ min: 0, max: 20_000 }),
    day: fc.double({ min: 0, max: 400, noNaN: true }),
    hours: fc.double({ min: -100, max: 1_000, noNaN: true }),
    atrasoMinutos: fc.integer({ min: 0, max: 300 }),
    situacao: fc.constantFrom('emitido' as const, 'nao_embarcou' as const, 'embarcado' as const, 'cancelado' as const),
  });
  const of = ({ tarifa, resto, day, hours, ...rest }: typeof any extends fc.Arbitrary<infer T> ? T : never) =>
    fatos(day, hours, { tarifaCentavos: tarifa, pagoCentavos: tarifa + resto, ...rest });

  it('lose no centavo in a cancellation and keep at most 5 % of the fare', () => {
    fc.assert(
      fc.property(any, (values) => {
        const asked = of(values);
        const { permitido, multaCentavos, devolverCentavos } = regraCancelamento(antt, asked);
        expect(multaCentavos).toBeLessThanOrEqual(asked.tarifaCentavos * 0.05);
        expect(multaCentavos + devolverCentavos).toBe(permitido ? asked.pagoCentavos : 0);
      }),
    );
  });

  it('lose no centavo in an exchange', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 500_000 }), (values, novo) => {
        const asked = of(values);
        const { taxaCentavos } = regraRemarcacao(antt, asked);
        const acerto = acertoDaTroca(asked.pagoCentavos, taxaCentavos, novo);
        expect(taxaCentavos).toBeLessThanOrEqual(asked.tarifaCentavos * 0.2);
        expect(asked.pagoCentavos + acerto.cobrarCentavos).toBe(novo + taxaCentavos + acerto.devolverCentavos);
        expect(Math.min(acerto.cobrarCentavos, acerto.devolverCentavos)).toBe(0);
      }),
    );
  });

  it('never give back more later than earlier', () => {
    fc.assert(
      fc.property(any, fc.double({ min: 0, max: 500, noNaN: true }), (values, wait) => {
        const asked = of(values);
        const later = { ...asked, agora: new Date(asked.agora.getTime() + wait * HOUR) };
        expect(regraCancelamento(antt, later).devolverCentavos).toBeLessThanOrEqual(
          regraCancelamento(antt, asked).devolverCentavos,
        );
      }),
    );
  });
});

it('money by Pix is back within a day, by card within thirty', () => {
  expect(previsaoEstorno('pix', comprado)).toBe('2026-11-02');
  expect(previsaoEstorno('cartao', comprado)).toBe('2026-12-01');
});
