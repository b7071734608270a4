import { Type, type Static } from 'typebox';
import { Instante } from '../base/campos';

const AcaoRegistrada = Type.Union([
  Type.Literal('aberta'),
  Type.Literal('respondida'),
  Type.Literal('nova'),
  Type.Literal('vista'),
  Type.Literal('arquivada'),
  /** The curriculum was downloaded. */
  Type.Literal('curriculo'),
]);
export type AcaoRegistrada = Static<typeof AcaoRegistrada>;

/** Something that a person of the company did with a letter or an application. */
export const RegistroEmpresa = Type.Object({
  id: Type.String(),
  acao: AcaoRegistrada,
  em: Instante,
  /** Whether the caller did it. */
  proprio: Type.Boolean(),
});
export type RegistroEmpresa = Static<typeof RegistroEmpresa>;
