import type { Caixa, Movimento } from '../../src/domain/wire/agencia/caixas';
import type { Operador } from '../../src/domain/wire/agencia/operadores';

/** A movement of a till; by default a cash sale. */
const umMovimento = (changes: Partial<Movimento> = {}): Movimento => ({
  n: 2,
  tipo: 'venda',
  modalidade: 'dinheiro',
  valorCentavos: 4_570,
  recebidoCentavos: 10_000,
  motivo: null,
  localizador: 'K7M2QX',
  em: '2026-11-20T10:12:00-03:00',
  ...changes,
});

/** The caller's open till with a float and one sale. */
export const umCaixa = (changes: Partial<Caixa> = {}): Caixa => ({
  id: 'c1',
  numero: 7,
  estado: 'aberto',
  estabelecimento: 'Agência Centro',
  proprio: true,
  operador: { id: 'o1', nome: 'Ana Agência' },
  comissaoPontos: 300,
  abertoEm: '2026-11-20T08:02:00-03:00',
  fechadoEm: null,
  conferidoEm: null,
  movimentos: [
    umMovimento({ n: 1, tipo: 'abertura', valorCentavos: 10_000, recebidoCentavos: null, localizador: null }),
    umMovimento(),
  ],
  contagem: null,
  contagens: 0,
  decisoes: [],
  pode: { operar: true, contar: true, conferir: false },
  ...changes,
});

/** A count of the till from {@link umCaixa}. */
export const umaContagem = (contadoCentavos: number): NonNullable<Caixa['contagem']> => ({
  id: 'n1',
  contadoCentavos,
  esperadoCentavos: 14_570,
  diferencaCentavos: contadoCentavos - 14_570,
  cedulas: [],
  por: 'Ana Agência',
  em: '2026-11-20T18:00:00-03:00',
});

/** An operator of the establishment. */
export const umOperador = (changes: Partial<Operador> = {}): Operador => ({
  id: 'o1',
  nome: 'Ana Agência',
  email: 'ana@itape.test',
  papel: 'operador',
  situacao: 'ativo',
  acesso: 'em_dia',
  limiteCaixaCentavos: 500_000,
  limiteDescontoPontos: 500,
  comissaoPontos: 300,
  versao: 3,
  proprio: false,
  caixaAberto: false,
  criadoEm: '2026-03-02T09:00:00-03:00',
  ...changes,
});
