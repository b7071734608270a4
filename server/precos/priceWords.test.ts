import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import { grantBeneficios } from './grantBeneficios';
import { judgeCupom, type CupomFacts } from './cupons/judgeCupom';
import { judgeDesconto } from './judgeDesconto';
import { describeBeneficio, pricePedido } from './pricePedido';
import type { PoltronaToPrice } from './poltronaToPrice';
import { spread } from './spread';
import type { Cupom, RegraBeneficio } from './tables';

const umLugar = (change: Partial<PoltronaToPrice> = {}): PoltronaToPrice => ({
  trecho: 0,
  viagemId: '1',
  poltrona: 1,
  classe: 'convencional',
  campo: 'passageiros.0',
  preco: {
    tarifaCentavos: 10_000,
    pedagioCentavos: 600,
    taxaEmbarqueCentavos: 500,
    seguroCentavos: 150,
    totalCentavos: 11_250,
  },
  partidaEm: new Date('2026-12-05T08:00:00-03:00'),
  dia: '2026-12-05',
  beneficio: null,
  dataNascimento: null,
  adicionais: [],
  ...change,
});

const umaRegra = (beneficio: TipoBeneficio, change: Partial<RegraBeneficio> = {}): RegraBeneficio => ({
  beneficio,
  faixa: 1,
  vigente_de: '2000-01-01',
  vagas: 2,
  percentual: 100,
  cobre_taxas: true,
  idade_min: 60,
  idade_max: null,
  antecedencia_min: 180,
  tp_desconto: '02',
  base_legal: 'lei',
  ...change,
});
const idJovem = umaRegra('id_jovem', { idade_min: 15, idade_max: 29 });

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
const asked = (change: Partial<Cupom> = {}, facts: Partial<CupomFacts> = {}): CupomFacts => ({
  cupom: umCupom(change),
  hoje: '2026-12-01',
  dono: 'ana',
  usos: 0,
  usosDaPessoa: 0,
  pagosDaPessoa: 0,
  jaComprou: false,
  ...facts,
});

describe('a gratuity', () => {
  const grant = (umaPoltrona: Partial<PoltronaToPrice>, regra: RegraBeneficio, livres = 2) => {
    const facts = { regras: [regra], livres: () => livres, agora: new Date('2026-12-01T08:00:00-03:00') };
    const [granted] = grantBeneficios([umLugar({ beneficio: regra.beneficio, ...umaPoltrona })], facts);
    return granted && 'recusa' in granted ? granted.recusa.mensagem : granted?.regra;
  };

  it.each([
    ['2011-12-05', 'from the day at 15'],
    ['1996-12-06', 'to the last day at 29'],
  ])('is for who was born on %s, %s', (dataNascimento) => {
    expect(grant({ dataNascimento }, idJovem)).toEqual(idJovem);
  });

  it.each<[Partial<PoltronaToPrice>, RegraBeneficio, string]>([
    [
      { dataNascimento: '1996-12-05' },
      idJovem,
      'ID Jovem: o benefício é para quem tem de 15 a 29 anos na data da viagem.',
    ],
    [
      { dataNascimento: '1990-01-01' },
      umaRegra('idoso'),
      'Pessoa idosa: o benefício é para quem tem 60 anos ou mais na data da viagem.',
    ],
    [{ classe: 'leito' }, idJovem, 'ID Jovem: o benefício vale só na classe convencional.'],
    [
      { partidaEm: new Date('2026-12-01T09:00:00-03:00') },
      idJovem,
      'ID Jovem: o prazo para pedir nesta viagem acabou. Peça até 3 horas antes da partida, na classe convencional.',
    ],
  ])('is refused in words: %#', (umaPoltrona, regra, mensagem) => {
    expect(grant(umaPoltrona, regra)).toBe(mensagem);
  });

  it('is refused in words where it is sold out or not in force', () => {
    expect(grant({}, idJovem, 0)).toBe('ID Jovem: os lugares com este benefício acabaram nesta viagem.');
    expect(grant({ beneficio: 'passe_livre' }, idJovem)).toBe('Este benefício não está disponível nesta data.');
  });

  it('is named on the summary, whole or in part', () => {
    expect(describeBeneficio(idJovem)).toBe('ID Jovem, lugar gratuito');
    expect(describeBeneficio({ ...idJovem, percentual: 50 })).toBe('ID Jovem, 50%');
  });
});

describe('a coupon', () => {
  it.each<[CupomFacts, string]>([
    [asked({}, { cupom: null }), 'Este cupom não existe ou não vale mais.'],
    [asked({ vigente_ate: '2026-11-30' }), 'Este cupom valeu até 30/11/2026.'],
    [asked({ minimo_centavos: 12_000 }), 'Este cupom vale em compras a partir de R$ 120,00.'],
    [asked({ primeira_compra: true }, { jaComprou: true }), 'Este cupom vale só na primeira compra.'],
    [asked({}, { usosDaPessoa: 1, pagosDaPessoa: 1 }), 'Você já usou este cupom.'],
    [asked({}, { usosDaPessoa: 1 }), 'Este cupom está em outro pedido seu que ainda não foi pago.'],
    [asked({ limite_total: 7 }, { usos: 7 }), 'Este cupom se esgotou.'],
  ])('is refused in words: %#', (facts, mensagem) => {
    expect(judgeCupom(facts, 11_250)).toMatchObject({ recusa: { mensagem } });
  });

  it('has nothing to take off a gratuity', () => {
    const mensagem = 'O cupom não vale em passagens com benefício.';
    expect(judgeCupom(asked(), 0)).toMatchObject({ recusa: { mensagem } });
  });

  it.each([
    ['at its least price', asked({ minimo_centavos: 11_250 })],
    ['for a first purchase', asked({ primeira_compra: true })],
    ['for who bought before, where it asks for no first purchase', asked({}, { jaComprou: true })],
    ['for the last one', asked({ limite_total: 7 }, { usos: 6 })],
  ])('is valid %s', (_, facts) => {
    expect(judgeCupom(facts, 11_250)).toEqual({ centavos: 1_125 });
  });
});

describe('what an operator takes off', () => {
  const refused = {
    codigo: 'DESCONTO_ACIMA_DO_LIMITE',
    campo: 'descontoBalcao',
    mensagem: 'O desconto passa do seu limite. Peça a um responsável.',
  };

  it.each([
    [562, 562, []],
    [563, 0, [refused]],
  ])('is as much as they may or nothing: of %i, %i', (centavos, counts, recusas) => {
    const judged = judgeDesconto({ centavos, limitePontos: 500 }, 11_250);
    expect(judged).toEqual({ centavos: counts, maximoCentavos: 562, recusas });
  });

  it('is nothing where nobody asks', () => {
    expect([judgeDesconto(null, 11_250), judgeDesconto(undefined, 11_250)]).toEqual([null, null]);
  });

  it('counts after the coupon, and is shared by what is left of each seat', () => {
    const priced = pricePedido([umLugar(), umLugar({ poltrona: 2 })], {
      agora: new Date('2026-12-01T08:00:00-03:00'),
      regras: [],
      livres: () => 0,
      adicionais: { ofertas: [], livres: () => 0 },
      seguro: null,
      cupom: asked({ percentual: 50 }),
      balcao: { centavos: 1_000, limitePontos: 1_000 },
    });
    expect(priced).toMatchObject({ totalCentavos: 10_250, balcao: { maximoCentavos: 1_125 }, recusas: [] });
    expect(priced.itens.map(({ descontoBalcao, totalCentavos }) => [descontoBalcao, totalCentavos])).toEqual([
      [500, 5_125],
      [500, 5_125],
    ]);
  });
});

it('gives what a division leaves to the part it wronged most', () => {
  expect(spread(10, [5, 2])).toEqual([7, 3]);
});
