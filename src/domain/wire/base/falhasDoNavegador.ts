import { Type, type Static } from 'typebox';
import { closed } from './campos';

/** A place in a built file of ours: the name of the file carries the hash of the build. */
const Quadro = closed({
  arquivo: Type.String({ maxLength: 80, pattern: '^[\\w.-]+\\.js$' }),
  linha: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  coluna: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
});

/** An error of a browser: kind and places, never its message, which may quote what a person typed. */
const FalhaDoNavegador = closed({
  /** Where it was caught. */
  origem: Type.Union([Type.Literal('janela'), Type.Literal('promessa'), Type.Literal('aplicativo')]),
  nome: Type.String({ maxLength: 40, pattern: '^[A-Za-z]+$', description: 'A classe do erro, como TypeError' }),
  quadros: Type.Array(Quadro, { minItems: 1, maxItems: 8 }),
  vezes: Type.Integer({ minimum: 1, maximum: 10_000 }),
});
export type FalhaDoNavegador = Static<typeof FalhaDoNavegador>;

/** POST body of what broke in a page; `rota` is the name of a route, never an address. */
export const FalhasDoNavegador = closed({
  versao: Type.String({ maxLength: 20, pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' }),
  rota: Type.String({ maxLength: 40, pattern: '^[A-Za-z]+$' }),
  falhas: Type.Array(FalhaDoNavegador, { minItems: 1, maxItems: 5 }),
});
export type FalhasDoNavegador = Static<typeof FalhasDoNavegador>;
