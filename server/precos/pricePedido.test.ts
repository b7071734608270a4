import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import type { CupomFacts } from './cupons/judgeCupom';
import { pricePedido, type PriceFacts } from './pricePedido';
import type { PoltronaToPrice } from './poltronaToPrice';
import { spread } from './spread';
import type { Cupom, RegraBeneficio } from './tables';

const AGORA = new Date('2026-12-01T08:00:00-03:00');

const umPreco = (tarifa = 10_000): Preco => ({
  tarifaCentavos: tarifa,
  pedagioCentavos: 600,
  taxaEmbarqueCentavos: 500,
  seguroCentavos: 150,
  totalCentavos: tarifa + 1_250,
});

const umLugar = (change: Partial<PoltronaToPrice> = {}): PoltronaToPrice => ({
  trecho: 0,
  viagemId: '1',
  poltrona: 1,
  classe: 'convencional',
  preco: umPreco(),
  partidaEm: new Date('2026-12-05T08:00:00-03:00'),
  dia: '2026-12-05',
  beneficio: null,
  dataNascimento: null,
  adicionais: [],
  campo: 'passageiros.0',
  ...change,
});

const umaRegra = (beneficio: TipoBeneficio, change: Partial<RegraBeneficio> = {}): RegraBeneficio => ({
  beneficio,
  faixa: 1,
  vigente_de: '2000-01-01',
  vagas: 2,
  percentual: 100,
  cobre_taxas: true,
  idade_min: 0,
  idade_max: null,
  antecedencia_min: 180,
  tp_desconto: '02',
  base_legal: 'lei',
  ...change,
});
const regras = [
  umaRegra('idoso', { idade_min: 60 }),
  umaRegra('idoso', { idade_min: 60, faixa: 2, vagas: null, percentual: 50 }),
  umaRegra('id_jovem', { idade_min: 15, idade_max: 29, cobre_taxas: false }),
  umaRegra('id_jovem', { idade_min: 15, idade_max: 29, cobre_taxas: false, faixa: 2, percentual: 50 }),
  umaRegra('passe_livre'),
];

const umCupom = (change: Partial<Cupom> = {}): Cupom => ({
  codigo: 'DEZ',
  descricao: '10%',
  vigente_de: '2026-01-01',
  vigente_ate: null,
  percentual: 10,
  valor_centavos: null,
  minimo_centavos: 0,
  teto_centavos: null,
  limite_total: null,
  limite_pessoa: 1,
  primeira_compra: false,
  situacao: 'ativo',
  versao: 1,
  limite_usos: 2_147_483_647,
  dono: null,
  ...change,
});
const comCupom = (change: Partial<Cupom> = {}, facts: Partial<CupomFacts> = {}): Partial<PriceFacts> => ({
  cupom: {
    cupom: umCupom(change),
    dono: 'ana',
    hoje: '2026-12-01',
    usos: 0,
    usosDaPessoa: 0,
    pagosDaPessoa: 0,
    jaComprou: false,
    ...facts,
  },
});
const EM_REAIS = { percentual: null, valor_centavos: 2_500 };

const price = (poltronas: PoltronaToPrice[], facts: Partial<PriceFacts> = {}) =>
  pricePedido(poltronas, {
    agora: AGORA,
    regras,
    livres: (_, { vagas }) => vagas ?? Infinity,
    adicionais: { ofertas: [], livres: () => 0 },
    cupom: null,
    seguro: null,
    ...facts,
  });
const codes = ({ recusas }: ReturnType<typeof price>) => recusas.map(({ codigo }) => codigo);
const gone = (...faixas: number[]): Partial<PriceFacts> => ({
  livres: (_, { faixa, vagas }) => (faixas.includes(faixa) ? 0 : (vagas ?? Infinity)),
});

describe('a gratuity', () => {
  it.each([
    ['an elderly person’s covers all', 'idoso', '1950-01-01', {}, 0],
    ['an elderly person’s is half of all where the free places are gone', 'idoso', '1950-01-01', gone(1), 5_625],
    ['ID Jovem leaves toll and terminal fee', 'id_jovem', '2005-01-01', {}, 1_100],
    ['ID Jovem’s half leaves toll and terminal fee', 'id_jovem', '2005-01-01', gone(1), 6_175],
    ['Passe Livre covers all at any age', 'passe_livre', '2015-01-01', {}, 0],
  ] as const)('%s', (_, beneficio, dataNascimento, facts, left) => {
    const priced = price([umLugar({ beneficio, dataNascimento })], facts);
    expect(priced).toMatchObject({ totalCentavos: left, descontoCentavos: 11_250 - left, recusas: [] });
  });

  it.each([
    ['in another class', 'BENEFICIO_CLASSE', { classe: 'leito' }, {}],
    ['less than three hours before', 'BENEFICIO_PRAZO', { partidaEm: new Date('2026-12-01T10:59:00-03:00') }, {}],
    ['to who is 59 on the day', 'BENEFICIO_IDADE', { dataNascimento: '1966-12-06' }, {}],
    ['where none is in force', 'BENEFICIO_INDISPONIVEL', {}, { regras: [] }],
  ] as const)('is refused %s, and the full price stands', (_, codigo, change, facts) => {
    const priced = price([umLugar({ beneficio: 'idoso', ...change })], facts);
    expect(codes(priced)).toEqual([codigo]);
    expect(priced).toMatchObject({ totalCentavos: 11_250, recusas: [{ campo: 'passageiros.0.beneficio' }] });
  });

  it('is granted three hours before to the minute, and to who turns 60 on the day', () => {
    const partidaEm = new Date('2026-12-01T11:00:00-03:00');
    expect(price([umLugar({ beneficio: 'idoso', partidaEm, dataNascimento: '1966-12-05' })]).recusas).toEqual([]);
  });

  it('is given out within one order: two free, two at half, and none to the fifth', () => {
    const poltronas = [1, 2, 3, 4, 5].map((poltrona) => umLugar({ poltrona, beneficio: 'id_jovem' }));
    const priced = price(poltronas);
    expect(priced.itens.map(({ totalCentavos }) => totalCentavos)).toEqual([1_100, 1_100, 6_175, 6_175, 11_250]);
    expect(codes(priced)).toEqual(['BENEFICIO_ESGOTADO']);
  });

  it('is counted for each departure apart', () => {
    const poltronas = ['1', '1', '2', '2'].map((viagemId) => umLugar({ viagemId, beneficio: 'passe_livre' }));
    expect(price(poltronas)).toMatchObject({ totalCentavos: 0, recusas: [] });
  });
});

describe('a coupon', () => {
  it.each([
    ['takes its percentage', {}, 1_125],
    ['takes its amount', EM_REAIS, 2_500],
    ['stops at its ceiling', { percentual: 50, teto_centavos: 1_000 }, 1_000],
    ['never takes more than there is', { ...EM_REAIS, valor_centavos: 99_999 }, 11_250],
  ] as const)('%s', (_, change, off) => {
    expect(price([umLugar()], comCupom(change))).toMatchObject({ descontoCentavos: off, recusas: [] });
  });

  it.each([
    ['CUPOM_INVALIDO', {}, { cupom: null }],
    ['CUPOM_INVALIDO', { dono: 'bia' }, {}],
    ['CUPOM_INVALIDO', { vigente_de: '2027-01-01' }, {}],
    ['CUPOM_VENCIDO', { vigente_ate: '2026-11-30' }, {}],
    ['CUPOM_MINIMO', { minimo_centavos: 11_251 }, {}],
    ['CUPOM_PRIMEIRA_COMPRA', { primeira_compra: true }, { jaComprou: true }],
    ['CUPOM_JA_USADO', { limite_pessoa: 2 }, { usosDaPessoa: 3, pagosDaPessoa: 2 }],
    ['CUPOM_EM_OUTRO_PEDIDO', { limite_pessoa: 2 }, { usosDaPessoa: 2, pagosDaPessoa: 1 }],
    ['CUPOM_ESGOTADO', { limite_total: 7 }, { usos: 7 }],
  ] as const)('is refused as %s, and the full price stands', (codigo, change, facts) => {
    const priced = price([umLugar()], comCupom(change, facts));
    expect(codes(priced)).toEqual([codigo]);
    expect(priced).toMatchObject({ totalCentavos: 11_250, cupom: null, recusas: [{ campo: 'cupom' }] });
  });

  it('does not add to a gratuity: it counts over the other seats alone', () => {
    const poltronas = [umLugar({ beneficio: 'passe_livre' }), umLugar({ poltrona: 2 })];
    expect(price(poltronas, comCupom()).itens.map(({ descontoCupom }) => descontoCupom)).toEqual([0, 1_125]);
    expect(codes(price(poltronas.slice(0, 1), comCupom()))).toEqual(['CUPOM_SEM_EFEITO']);
  });

  it('is valid on its first and its last day', () => {
    expect(codes(price([umLugar()], comCupom({ vigente_de: '2026-12-01', vigente_ate: '2026-12-01' })))).toEqual([]);
  });
});

describe('the insurance', () => {
  it('is paid for every seat once it is asked for, and no coupon lowers it', () => {
    const poltronas = [umLugar(), umLugar({ poltrona: 2 })];
    const facts = { ...comCupom({ percentual: 100 }), seguro: { valorCentavos: 590, contratado: true } };
    expect(price(poltronas, facts)).toMatchObject({ seguroCentavos: 1_180, totalCentavos: 1_180 });
    expect(price(poltronas, { seguro: { valorCentavos: 590, contratado: false } })).toMatchObject({
      seguroCentavos: 0,
    });
  });
});

describe('every price', () => {
  /** The same numbers at each run (mulberry32). */
  function randomFrom(seed: number) {
    let state = seed;
    return (below: number): number => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) % below;
    };
  }
  const random = randomFrom(7);
  const kinds = [null, null, 'idoso', 'id_jovem', 'passe_livre'] as const;
  const umCaso = () => ({
    poltronas: Array.from({ length: 1 + random(12) }, (_, i) =>
      umLugar({ poltrona: i + 1, preco: umPreco(1 + random(60_000)), beneficio: kinds[random(5)] ?? null }),
    ),
    facts: {
      ...comCupom(
        random(2) === 0
          ? { percentual: 1 + random(100) }
          : { percentual: null, valor_centavos: 1 + random(90_000), teto_centavos: 1 + random(90_000) },
      ),
      seguro: { valorCentavos: 1 + random(2_000), contratado: random(2) === 0 },
    },
  });

  /** The first of two thousand cases that is not right; one assertion for all, since it costs more than a price. */
  const firstWrong = <T>(newCase: () => T, isRight: (one: T) => boolean): T | undefined =>
    Array.from({ length: 2_000 }, newCase).find((one) => !isRight(one));
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

  it('adds up to the centavo, is never negative and knows no half centavo', () => {
    const wrong = firstWrong(umCaso, ({ poltronas, facts }) => {
      const { itens, precoCheioCentavos, descontoCentavos, seguroCentavos, totalCentavos, cupom } = price(
        poltronas,
        facts,
      );
      const nets = itens.map((item) => item.totalCentavos);
      return (
        add(nets) + seguroCentavos === totalCentavos &&
        precoCheioCentavos - descontoCentavos + seguroCentavos === totalCentavos &&
        nets.every((net) => Number.isInteger(net) && net >= 0) &&
        add(itens.map(({ descontoCupom }) => descontoCupom)) === (cupom?.centavos ?? 0)
      );
    });
    expect(wrong).toBeUndefined();
  });

  it('is spread over its parts exactly, none getting more than it weighs', () => {
    const newCase = () => {
      const weights = Array.from({ length: 1 + random(12) }, () => random(100_000));
      return { weights, amount: random(add(weights) + 1) };
    };
    const wrong = firstWrong(newCase, ({ weights, amount }) => {
      const parts = spread(amount, weights);
      return add(parts) === amount && parts.every((part, i) => part >= 0 && part <= (weights[i] ?? 0));
    });
    expect(wrong).toBeUndefined();
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(spread(5, [0, 0])).toEqual([0, 0]);
  });
});
