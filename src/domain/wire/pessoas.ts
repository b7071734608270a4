import { Type, type Static } from 'typebox';
import { CelularE164, closed } from './campos';

/** Document types of spec §3: cpf=1, rg=2, cnh=3, passaporte=4, tituloEleitor=5. */
export const Documento = closed({
  tipo: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)]),
  numero: Type.String({ minLength: 3, maxLength: 30 }),
});
export type Documento = Static<typeof Documento>;

export const Celular = CelularE164;
