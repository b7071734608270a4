import type { CupomAberto, CupomCadastrado, PaginaCupons } from '../../src/domain/wire/administracao/cupons';

/** A coupon as the back office lists it. */
export const umCupomCadastrado = (fields: Partial<CupomCadastrado> = {}): CupomCadastrado => ({
  codigo: 'FAMILIA15',
  descricao: '15%, até R$ 60,00',
  percentual: 15,
  valorCentavos: null,
  minimoCentavos: 0,
  tetoCentavos: 6_000,
  vigenteDe: '2026-01-01',
  vigenteAte: '2026-12-31',
  limiteTotal: 500,
  limitePessoa: 5,
  primeiraCompra: false,
  versao: 2,
  situacao: 'em_vigor',
  usos: 137,
  emAberto: 2,
  concedidoCentavos: 412_350,
  ...fields,
});

/** One with its changes. */
export const umCupomAberto = (fields: Partial<CupomAberto> = {}): CupomAberto => ({
  ...umCupomCadastrado(),
  mudancas: [
    {
      versao: 2,
      acao: 'alterado',
      autor: 'Otávio Operação',
      em: '2026-11-20T10:15:00-03:00',
      campos: ['percentual', 'limiteTotal'],
    },
    { versao: 1, acao: 'criado', autor: 'Rita Admin', em: '2026-01-02T09:00:00-03:00', campos: [] },
  ],
  ...fields,
});

/** The first page of several, with coupons of each kind. */
export const paginaCupons: PaginaCupons = {
  total: 43,
  cupons: [
    umCupomCadastrado(),
    umCupomCadastrado({
      codigo: 'BEMVINDO10',
      descricao: '10% na primeira compra',
      percentual: 10,
      tetoCentavos: null,
      vigenteAte: null,
      limiteTotal: null,
      limitePessoa: 1,
      primeiraCompra: true,
      usos: 2_480,
      emAberto: 0,
      concedidoCentavos: 3_120_000,
    }),
    umCupomCadastrado({
      codigo: 'VERAO25',
      descricao: 'R$ 25,00 em compras a partir de R$ 100,00',
      percentual: null,
      valorCentavos: 2_500,
      tetoCentavos: null,
      minimoCentavos: 10_000,
      situacao: 'pausado',
      usos: 0,
      emAberto: 0,
      concedidoCentavos: 0,
    }),
  ],
};
