import { Type, type Static } from 'typebox';
import { CelularE164, Linha, Nascimento, Nome, closed } from './campos';

/** Document types of spec §3: cpf=1, rg=2, cnh=3, passaporte=4, tituloEleitor=5. */
export const Documento = closed({
  tipo: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)]),
  numero: Linha(3, 30),
});
export type Documento = Static<typeof Documento>;

export const Celular = CelularE164;

export const TipoBeneficio = Type.Union([Type.Literal('idoso'), Type.Literal('id_jovem'), Type.Literal('passe_livre')]);

/** A statutory gratuity claimed by a passenger; its proof is checked again at boarding. */
export const Beneficio = closed({
  tipo: TipoBeneficio,
  credencial: Type.Optional(Linha(0, 30)),
  declaracaoRenda: Type.Optional(Type.Boolean()),
});

/** A child under six on an adult's lap, without a seat. */
export const CriancaColo = closed({ nome: Nome, documento: Documento, dataNascimento: Nascimento });
export type CriancaColo = Static<typeof CriancaColo>;
