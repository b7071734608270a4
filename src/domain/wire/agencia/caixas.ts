import { Type, type Static, type TSchema } from 'typebox';
import { cedulas, QUANTIDADE_MAXIMA, type Cedula } from '../../agencia/caixa/cedulas';
import { impedimentosConferencia } from '../../agencia/caixa/conferencia';
import { estadosCaixa } from '../../agencia/caixa/estado';
import { modalidades, tiposMovimento } from '../../agencia/caixa/movimento';
import { MOTIVO_MAXIMO, MOTIVO_MINIMO, NOTA_MAXIMA, VALOR_MAXIMO } from '../../agencia/caixa/textos';
import { Centavos, Dia, Id, Instante, Texto, closed } from '../base/campos';

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const Inteiro = Type.Integer();
const orNull = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);

const Estado = oneOf(estadosCaixa);

/** POST /Agencia/Caixas: float at opening. */
export const NovoCaixa = closed({ fundoCentavos: Type.Integer({ minimum: 0, maximum: VALOR_MAXIMO }) });
export type NovoCaixa = Static<typeof NovoCaixa>;

/** POST /Agencia/Caixas/{id}/Movimentos: money into or out of the drawer that is no sale. */
export const NovoLancamento = closed({
  tipo: oneOf(['sangria', 'suprimento']),
  valorCentavos: Type.Integer({ minimum: 1, maximum: VALOR_MAXIMO }),
  motivo: Texto(MOTIVO_MINIMO, MOTIVO_MAXIMO),
});
export type NovoLancamento = Static<typeof NovoLancamento>;

const Contadas = {
  valorCentavos: Type.Unsafe<Cedula>({ type: 'integer', enum: [...cedulas] }),
  quantidade: Type.Integer({ minimum: 0, maximum: QUANTIDADE_MAXIMA }),
};

/**
 * POST /Agencia/Caixas/{id}/Contagem: counted cash, submitted before the expected amount is disclosed (blind count).
 */
export const NovaContagem = closed({ cedulas: Type.Array(closed(Contadas), { maxItems: cedulas.length }) });
export type NovaContagem = Static<typeof NovaContagem>;

/** POST /Agencia/Caixas/{id}/Fechamento: closes the till on that count; a difference requires a note. */
export const NovoFechamento = closed({ contagemId: Id, nota: Type.Optional(Texto(0, NOTA_MAXIMA)) });
export type NovoFechamento = Static<typeof NovoFechamento>;

/** POST /Agencia/Caixas/{id}/Conferencia: the supervisor's decision on the displayed count. */
export const NovaConferencia = closed({
  decisao: oneOf(['conferido', 'devolvido']),
  contagemId: Id,
  nota: Type.Optional(Texto(0, NOTA_MAXIMA)),
});
export type NovaConferencia = Static<typeof NovaConferencia>;

export const Movimento = Type.Object({
  n: Inteiro,
  tipo: oneOf(tiposMovimento),
  modalidade: oneOf(modalidades),
  valorCentavos: Inteiro,
  recebidoCentavos: orNull(Inteiro),
  motivo: orNull(Type.String()),
  /** Localizador of the order; null for a movement without one. */
  localizador: orNull(Type.String()),
  /** Colleague who made the cancelled sale; absent when the till's own operator did. */
  vendidoPor: Type.Optional(Type.String()),
  em: Instante,
});
export type Movimento = Static<typeof Movimento>;

/** A count and its result. */
export const Contagem = Type.Object({
  id: Type.String(),
  contadoCentavos: Centavos,
  esperadoCentavos: Inteiro,
  diferencaCentavos: Inteiro,
  cedulas: Type.Array(Type.Object(Contadas)),
  por: Type.String(),
  em: Instante,
});
export type Contagem = Static<typeof Contagem>;

export const DecisaoCaixa = Type.Object({
  n: Inteiro,
  tipo: oneOf(['fechado', 'conferido', 'devolvido']),
  nota: orNull(Type.String()),
  por: Type.String(),
  em: Instante,
});
export type DecisaoCaixa = Static<typeof DecisaoCaixa>;

/** Actions permitted to the caller on a till now. */
const Permissoes = Type.Object({ operar: Type.Boolean(), contar: Type.Boolean(), conferir: Type.Boolean() });

/** A till with all its movements. */
export const Caixa = Type.Object({
  id: Type.String(),
  numero: Inteiro,
  estado: Estado,
  estabelecimento: Type.String(),
  operador: Type.Object({ id: Type.String(), nome: Type.String() }),
  proprio: Type.Boolean(),
  comissaoPontos: Inteiro,
  abertoEm: Instante,
  fechadoEm: orNull(Instante),
  conferidoEm: orNull(Instante),
  movimentos: Type.Array(Movimento),
  /** The last valid count; null before it, so that the expected amount is not disclosed. */
  contagem: orNull(Contagem),
  /** Number of counts. */
  contagens: Inteiro,
  decisoes: Type.Array(DecisaoCaixa),
  pode: Permissoes,
  /** Why the calling supervisor may not sign off this closed till; absent when they may, or when it is not due. */
  impedimento: Type.Optional(oneOf(impedimentosConferencia)),
});
export type Caixa = Static<typeof Caixa>;

/** GET /Agencia/RelatorioFechamento. */
export const FiltroFechamentos = closed({
  estado: Type.Optional(Estado),
  operador: Type.Optional(Id),
  inicio: Type.Optional(Dia),
  fim: Type.Optional(Dia),
  pagina: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
});
export type FiltroFechamentos = Static<typeof FiltroFechamentos>;

/** A till as a row of the history. */
export const LinhaFechamento = Type.Object({
  id: Type.String(),
  numero: Inteiro,
  estado: Estado,
  operador: Type.String(),
  proprio: Type.Boolean(),
  abertoEm: Instante,
  fechadoEm: orNull(Instante),
  liquidoCentavos: Inteiro,
  /** Null until counted and closed. */
  diferencaCentavos: orNull(Inteiro),
});
export type LinhaFechamento = Static<typeof LinhaFechamento>;

/** A page of the history; totals cover all matches, not only the page. */
export const Fechamentos = Type.Object({
  linhas: Type.Array(LinhaFechamento),
  total: Inteiro,
  pagina: Inteiro,
  porPagina: Inteiro,
  /** Operators whose tills the caller may query. */
  operadores: Type.Array(Type.Object({ id: Type.String(), nome: Type.String() })),
  porOperador: Type.Array(
    Type.Object({ id: Type.String(), nome: Type.String(), liquidoCentavos: Inteiro, caixas: Inteiro }),
  ),
});
export type Fechamentos = Static<typeof Fechamentos>;
