import type { Caixa, Fechamentos, LinhaFechamento, Movimento } from '../../src/domain/wire/agencia/caixas';
import type { ConsultaPessoal } from '../../src/domain/wire/agencia/consultas';
import type { Operador, RegistroAuditoria } from '../../src/domain/wire/agencia/operadores';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const operador = (n: number, nome: string, changes: Partial<Operador> = {}): Operador => ({
  id: id(n),
  nome,
  email: `${nome.split(' ')[0]?.toLowerCase() ?? ''}@itape.test`,
  papel: 'operador',
  situacao: 'ativo',
  acesso: 'em_dia',
  limiteCaixaCentavos: 500_000,
  limiteDescontoPontos: 500,
  comissaoPontos: 300,
  versao: 1,
  proprio: false,
  caixaAberto: false,
  criadoEm: '2026-03-02T09:00:00-03:00',
  ...changes,
});

/** An establishment's operators in wire format. */
export const operadores: Operador[] = [
  operador(1, 'Ana Agência', { caixaAberto: true }),
  operador(2, 'Beto Bilheteiro', { situacao: 'bloqueado', acesso: 'pendente', comissaoPontos: 250 }),
  operador(3, 'Cida Nova', { situacao: 'pendente', limiteCaixaCentavos: 100_000 }),
  operador(4, 'Rui Responsável', { papel: 'responsavel', proprio: true, limiteDescontoPontos: 1_500 }),
];

export const consultas: ConsultaPessoal[] = [
  { id: id(31), alvo: 'pedido', quem: 'K7M2QX', motivo: 'detalhe', em: '2026-11-20T18:11:00-03:00' },
  { id: id(32), alvo: 'pedido', quem: 'K7M2QX', motivo: 'abertura', em: '2026-11-20T18:10:00-03:00' },
  { id: id(33), alvo: 'pedido', quem: null, motivo: 'abertura_recusada', em: '2026-11-20T18:09:00-03:00' },
  { id: id(34), alvo: 'conta', quem: 'Ana C. S.', motivo: 'busca_cpf', em: '2026-11-20T18:02:00-03:00' },
];

export const auditoria: RegistroAuditoria[] = [
  {
    id: id(21),
    acao: 'bloqueado',
    autor: 'Rui Responsável',
    em: '2026-11-20T18:10:00-03:00',
    antes: { situacao: 'ativo' },
    depois: { situacao: 'bloqueado' },
  },
  {
    id: id(22),
    acao: 'editado',
    autor: 'Rui Responsável',
    em: '2026-08-03T10:00:00-03:00',
    antes: { comissaoPontos: 200, papel: 'responsavel' },
    depois: { comissaoPontos: 250, papel: 'operador' },
  },
  {
    id: id(23),
    acao: 'criado',
    autor: 'Rui Responsável',
    em: '2026-03-02T09:00:00-03:00',
    antes: null,
    depois: { papel: 'responsavel', limiteCaixaCentavos: 500_000, comissaoPontos: 200 },
  },
];

const movimento = (n: number, changes: Partial<Movimento>): Movimento => ({
  n,
  tipo: 'venda',
  modalidade: 'dinheiro',
  valorCentavos: 0,
  recebidoCentavos: null,
  motivo: null,
  localizador: null,
  em: `2026-11-20T${String(7 + n).padStart(2, '0')}:12:00-03:00`,
  ...changes,
});

const movimentos: Movimento[] = [
  movimento(1, { tipo: 'abertura', valorCentavos: 20_000 }),
  movimento(2, { valorCentavos: 14_570, recebidoCentavos: 20_000, localizador: 'K7M2QX' }),
  movimento(3, { modalidade: 'pix', valorCentavos: 48_910, localizador: 'B3D8TW' }),
  movimento(4, { modalidade: 'credito', valorCentavos: 31_200, localizador: 'R9P4HC' }),
  movimento(5, { tipo: 'suprimento', valorCentavos: 5_000, motivo: 'Moedas do cofre' }),
  movimento(6, { tipo: 'cancelamento', modalidade: 'credito', valorCentavos: -31_200, localizador: 'R9P4HC' }),
  movimento(7, { tipo: 'sangria', valorCentavos: -10_000, motivo: 'Envelope 12 para o cofre' }),
];

/** Ana's current till. */
export const caixaAberto: Caixa = {
  id: id(100),
  numero: 128,
  estado: 'aberto',
  estabelecimento: 'Agência Itapê Centro',
  proprio: true,
  operador: { id: id(1), nome: 'Ana Agência' },
  comissaoPontos: 300,
  abertoEm: '2026-11-20T08:02:00-03:00',
  fechadoEm: null,
  conferidoEm: null,
  movimentos,
  contagem: null,
  contagens: 0,
  decisoes: [],
  pode: { operar: true, contar: true, conferir: false },
};

const ESPERADO = 29_570;

/** The till after a count of `contadoCentavos`. */
export const caixaContado = (contadoCentavos: number): Caixa => ({
  ...caixaAberto,
  estado: 'pausado',
  contagens: 1,
  contagem: {
    id: id(200),
    contadoCentavos,
    esperadoCentavos: ESPERADO,
    diferencaCentavos: contadoCentavos - ESPERADO,
    cedulas: [{ valorCentavos: 10_000, quantidade: 2 }],
    por: 'Ana Agência',
    em: '2026-11-20T17:58:00-03:00',
  },
});

/** The till closed with a surplus equal to the change of a sale. */
export const caixaFechado: Caixa = {
  ...caixaContado(ESPERADO + 5_430),
  estado: 'fechado',
  proprio: false,
  fechadoEm: '2026-11-20T18:00:00-03:00',
  decisoes: [
    {
      n: 1,
      tipo: 'fechado',
      por: 'Ana Agência',
      em: '2026-11-20T18:00:00-03:00',
      nota: 'O cliente não esperou o troco.',
    },
  ],
  pode: { operar: false, contar: false, conferir: true },
};

export const caixaConferido: Caixa = {
  ...caixaFechado,
  estado: 'conferido',
  conferidoEm: '2026-11-20T18:30:00-03:00',
  decisoes: [
    ...caixaFechado.decisoes,
    { n: 2, tipo: 'conferido', por: 'Rui Responsável', em: '2026-11-20T18:30:00-03:00', nota: null },
  ],
  pode: { operar: false, contar: false, conferir: false },
};

const linha = (n: number, changes: Partial<LinhaFechamento>): LinhaFechamento => ({
  id: id(100 + n),
  numero: 128 - n,
  estado: 'conferido',
  operador: 'Ana Agência',
  proprio: false,
  abertoEm: `2026-11-${20 - n}T08:00:00-03:00`,
  fechadoEm: `2026-11-${20 - n}T18:00:00-03:00`,
  liquidoCentavos: 84_390 + 1_700 * n,
  diferencaCentavos: 0,
  ...changes,
});

export const fechamentos: Fechamentos = {
  linhas: [
    linha(0, { estado: 'aberto', fechadoEm: null, liquidoCentavos: 63_480, diferencaCentavos: null }),
    linha(1, { estado: 'fechado', diferencaCentavos: 5_430 }),
    linha(2, { operador: 'Beto Bilheteiro', estado: 'devolvido', diferencaCentavos: null }),
    linha(3, {}),
    linha(4, { operador: 'Rui Responsável', diferencaCentavos: -200 }),
  ],
  total: 43,
  pagina: 1,
  porPagina: 20,
  operadores: operadores.map(({ id: one, nome }) => ({ id: one, nome })),
  porOperador: [
    { id: id(1), nome: 'Ana Agência', liquidoCentavos: 1_240_500, caixas: 22 },
    { id: id(2), nome: 'Beto Bilheteiro', liquidoCentavos: 830_100, caixas: 15 },
    { id: id(4), nome: 'Rui Responsável', liquidoCentavos: 128_700, caixas: 6 },
  ],
};
