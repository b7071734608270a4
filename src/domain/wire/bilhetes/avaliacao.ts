import { Type, type Static } from 'typebox';
import { Dia, Id, Instante, Texto, closed } from '../base/campos';

const Nota = Type.Integer({ minimum: 1, maximum: 5 });

/** PUT /Bilhetes/{id}/Avaliacao: stars, and a comment that only the company reads. */
export const NovaAvaliacao = closed({ nota: Nota, texto: Type.Optional(Texto(0, 500)) });
export type NovaAvaliacao = Static<typeof NovaAvaliacao>;

/** The rating of a ticket's trip, for the owner of the ticket alone. */
export const AvaliacaoDoBilhete = Type.Object({
  /** Null while the trip was not rated. */
  nota: Type.Union([Nota, Type.Null()]),
  /** Empty without a comment. */
  texto: Type.String(),
  /** Whether it can be given or changed now. */
  aberta: Type.Boolean(),
  /** Until when it can be given, or, once given, changed. */
  ate: Instante,
});
export type AvaliacaoDoBilhete = Static<typeof AvaliacaoDoBilhete>;

/** GET /Bilhetes/Avaliaveis: a ticket of each trip that was made and has no rating yet. */
export const BilhetesAvaliaveis = Type.Array(Id);
export type BilhetesAvaliaveis = Static<typeof BilhetesAvaliaveis>;

/** A rating in the copy of one's data. */
export const AvaliacaoExportada = Type.Object({
  bilheteId: Id,
  nota: Nota,
  texto: Type.String(),
  criadaEm: Instante,
  mudadaEm: Instante,
});
export type AvaliacaoExportada = Static<typeof AvaliacaoExportada>;

/** GET /Administracao/Linhas/{id}/Avaliacoes: the ratings of a line, without a word of who gave them. */
export const AvaliacoesDaLinha = Type.Object({
  /** Ratings that count now, and the sum of their stars. */
  quantas: Type.Integer({ minimum: 0 }),
  soma: Type.Integer({ minimum: 0 }),
  /** The latest ones with a comment. */
  comentarios: Type.Array(
    Type.Object({
      nota: Nota,
      texto: Type.String(),
      /** Service day of the departure. */
      data: Dia,
      mudadaEm: Instante,
    }),
  ),
});
export type AvaliacoesDaLinha = Static<typeof AvaliacoesDaLinha>;
