import { Type, type Static } from 'typebox';
import { Centavos, Classe, Dia, Id, Instante, Linha, closed } from '../base/campos';
import { MudancasPartidas } from './catalogo';
import { NumeroDaPagina } from './pagina';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Id of a line in an address. */
export const LinhaId = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
/** State of a line's timetable that a change is based on. */
const Versao = Linha(1, 120);
/** `HH:MM`. */
const Hora = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** GET /Administracao/Linhas. */
export const FiltroLinhas = closed({
  /** Part of a line's code or name, or of the name of a stop. */
  texto: Type.Optional(Linha(1, 60)),
  /** Lines for sale by default. */
  situacao: Type.Optional(Type.Union([Type.Literal('abertas'), Type.Literal('encerradas')])),
  pagina: Type.Optional(NumeroDaPagina),
});
export type FiltroLinhas = Static<typeof FiltroLinhas>;

const resumo = {
  id: RowId,
  codigo: Type.String(),
  nome: Type.String(),
  operadora: Type.String(),
  encerrada: Type.Boolean(),
};

const LinhaResumo = Type.Object({
  ...resumo,
  origem: Type.String(),
  destino: Type.String(),
  paradas: Type.Integer(),
  horarios: Type.Integer(),
  /** Exceptions by hand from today on. */
  excecoes: Type.Integer(),
});
export type LinhaResumo = Static<typeof LinhaResumo>;

/** A page of the company's lines. */
export const PaginaLinhas = Type.Object({
  linhas: Type.Array(LinhaResumo),
  total: Type.Integer({ minimum: 0 }),
  /** Whether no line is for sale at all. */
  vazio: Type.Boolean(),
});
export type PaginaLinhas = Static<typeof PaginaLinhas>;

const ParadaDaLinha = Type.Object({
  nome: Type.String(),
  terminal: Type.String(),
  km: Type.Integer(),
  /** Minutes from the start of the line. */
  chega: Type.Integer(),
  sai: Type.Integer(),
});
export type ParadaDaLinha = Static<typeof ParadaDaLinha>;

/** A part of a line that is sold, with the base fare of each class today; null where none has begun. */
const TrechoDaLinha = Type.Object({
  origem: Type.String(),
  destino: Type.String(),
  km: Type.Integer(),
  classes: Type.Array(Type.Object({ classe: Classe, centavos: Centavos })),
});
export type TrechoDaLinha = Static<typeof TrechoDaLinha>;

const HorarioDaLinha = Type.Object({
  id: RowId,
  /** Weekdays: 1 Sunday … 64 Saturday. */
  dias: Type.Integer(),
  /** On the clocks of the first stop, as it is today. */
  hora: Type.String(),
  onibus: Type.String(),
  classes: Type.Array(Classe),
  vigenteDe: Dia,
  vigenteAte: orNull(Dia),
});
export type HorarioDaLinha = Static<typeof HorarioDaLinha>;

export const TipoExcecao = Type.Union([
  Type.Literal('para'),
  Type.Literal('roda'),
  Type.Literal('muda'),
  Type.Literal('extra'),
]);
export type TipoExcecao = Static<typeof TipoExcecao>;

/** An exception by hand from today on. */
const ExcecaoManual = Type.Object({
  id: Id,
  tipo: TipoExcecao,
  data: Dia,
  /** Time of the timetable; null where the entry is no longer in it, so that the exception has no effect. */
  horario: orNull(Type.String()),
  hora: orNull(Type.String()),
  onibus: orNull(Type.String()),
  motivo: Type.String(),
  autor: Type.String(),
  em: Instante,
});
export type ExcecaoManual = Static<typeof ExcecaoManual>;

const ExcecaoDoArquivo = Type.Object({
  horario: Type.String(),
  data: Dia,
  acao: Type.Union([Type.Literal('roda'), Type.Literal('para')]),
});

/** GET /Administracao/Linhas/{id}. */
export const LinhaAdministrada = Type.Object({
  ...resumo,
  versao: Versao,
  /** Whether exceptions may be made: not of an ended line, nor where the operator's system is the source. */
  podeMudar: Type.Boolean(),
  paradas: Type.Array(ParadaDaLinha),
  trechos: Type.Array(TrechoDaLinha),
  horarios: Type.Array(HorarioDaLinha),
  excecoes: Type.Array(ExcecaoManual),
  /** Those of the feed, from today on; the first ones. */
  doArquivo: Type.Array(ExcecaoDoArquivo),
  /** Coaches to choose from. */
  onibus: Type.Array(Type.Object({ id: RowId, nome: Type.String(), lugares: Type.Integer() })),
});
export type LinhaAdministrada = Static<typeof LinhaAdministrada>;

/** POST /Administracao/Linhas/{id}/Excecoes, and its preview. */
export const NovaExcecao = closed({
  versao: Versao,
  horarioId: RowId,
  tipo: TipoExcecao,
  data: Dia,
  /** On the clocks of the first stop; by default that of the timetable. */
  hora: Type.Optional(Hora),
  /** By default that of the timetable. */
  layoutId: Type.Optional(RowId),
  motivo: Linha(3, 120),
});
export type NovaExcecao = Static<typeof NovaExcecao>;

export const VersaoQuadro = closed({ versao: Versao });

/** The effect of an exception, or of its end, on the departure of its day. */
export const EfeitoExcecao = Type.Object({
  /** True where the departures of the day are not made yet; they will follow it. */
  futura: Type.Boolean(),
  partidas: MudancasPartidas,
});
export type EfeitoExcecao = Static<typeof EfeitoExcecao>;
