import { toCotacao } from './cotacaoView';
import type { PricedPoltrona } from './pricePedido';
import type { PricedReserva } from './priceReserva';
import type { Cupom, RegraBeneficio } from './tables';

const preco = {
  tarifaCentavos: 10_000,
  pedagioCentavos: 600,
  taxaEmbarqueCentavos: 500,
  seguroCentavos: 150,
  totalCentavos: 11_250,
};

const umaPoltrona = (change: Partial<PricedPoltrona> = {}): PricedPoltrona => ({
  poltrona: {
    trecho: 1,
    viagemId: '7',
    poltrona: 3,
    classe: 'leito',
    preco,
    partidaEm: new Date('2026-12-05T08:00:00-03:00'),
    dia: '2026-12-05',
    beneficio: null,
    dataNascimento: null,
    adicionais: [],
    campo: '',
  },
  regra: null,
  descontoBeneficio: 0,
  descontoCupom: 0,
  descontoBalcao: 0,
  adicionais: [],
  adicionaisCentavos: 0,
  totalCentavos: 11_250,
  ...change,
});

const cupom: Cupom = {
  codigo: 'DEZ',
  descricao: '10% de desconto',
  dono: null,
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
  limite_usos: 10,
};

const idoso: RegraBeneficio = {
  beneficio: 'idoso',
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
};

const umPreco = (itens: PricedPoltrona[], change: Partial<PricedReserva> = {}): PricedReserva => ({
  itens,
  baseDoCupomCentavos: 0,
  cupom: null,
  seguroCentavos: 0,
  adicionaisCentavos: 0,
  balcao: null,
  recusas: [],
  precoCheioCentavos: 11_250,
  descontoCentavos: 0,
  totalCentavos: 11_250,
  seguro: null,
  cobertura: '',
  oferecidos: [],
  ...change,
});

const quoted = (poltrona: PricedPoltrona, change: Partial<PricedReserva> = {}) =>
  toCotacao(umPreco([poltrona], change), 0, []);

describe('a seat of a quote', () => {
  it('names where it is and what it costs, and has neither benefit nor extras unless it got one', () => {
    expect(quoted(umaPoltrona()).itens).toEqual([
      { trecho: 1, viagemId: '7', poltrona: 3, preco, descontos: [], totalCentavos: 11_250 },
    ]);
  });

  it.each<[string, Partial<PricedPoltrona>, object[]]>([
    ['a benefit', { regra: idoso, descontoBeneficio: 700 }, [{ origem: 'beneficio', centavos: 700 }]],
    ['a coupon', { descontoCupom: 20 }, [{ origem: 'cupom', descricao: '10% de desconto', centavos: 20 }]],
    ['an operator', { descontoBalcao: 3 }, [{ origem: 'balcao', descricao: 'Desconto da agência', centavos: 3 }]],
    [
      'a coupon and an operator',
      { descontoCupom: 20, descontoBalcao: 3 },
      [
        { origem: 'cupom', centavos: 20 },
        { origem: 'balcao', centavos: 3 },
      ],
    ],
  ])('tells of the discount by %s', (_by, discounts, descontos) => {
    const [item] = quoted(umaPoltrona(discounts), { cupom: { cupom, centavos: 20 } }).itens;
    expect(item?.descontos).toHaveLength(descontos.length);
    expect(item?.descontos).toMatchObject(descontos);
    expect(item?.beneficio).toBe(discounts.regra ? 'idoso' : undefined);
  });
});

it('a quote takes the credit off its total, and offers what there is to offer', () => {
  const seguro = { contratado: true, valorCentavos: 500 };
  const recusas = [{ codigo: 'X', mensagem: 'Não deu.' }];
  const seats = [umaPoltrona(), umaPoltrona()];
  const priced = umPreco(seats, {
    seguro,
    cobertura: 'até R$ 10 mil',
    recusas,
    balcao: { centavos: 0, maximoCentavos: 90, recusas: [] },
  });
  expect(toCotacao(priced, 250, [])).toMatchObject({
    seguroViagem: { contratado: true, porPassagemCentavos: 500, totalCentavos: 1_000, cobertura: 'até R$ 10 mil' },
    descontoMaximoCentavos: 90,
    creditoUsadoCentavos: 250,
    recusas,
    precoCheioCentavos: 11_250,
    totalCentavos: 11_000,
  });
  const offered = [
    'cupom',
    'cuponsDaConta',
    'seguroViagem',
    'adicionais',
    'descontoMaximoCentavos',
    'creditoUsadoCentavos',
  ];
  for (const key of offered) expect(quoted(umaPoltrona())).not.toHaveProperty(key);
});
