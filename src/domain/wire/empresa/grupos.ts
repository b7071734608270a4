import { Type, type Static } from 'typebox';
import { CelularE164, closed, Dia, Email, Linha, Nome, Texto } from '../base/campos';

const viagem = {
  /** Cities in the person's words: a group also leaves from where no line stops. */
  origem: Linha(2, 80),
  destino: Linha(2, 80),
  dataIda: Dia,
  dataVolta: Type.Optional(Dia),
  pessoas: Type.Integer({ minimum: 7, maximum: 500 }),
};

/** POST /Grupos: a trip of more people than an order takes. */
export const NovoGrupo = closed({
  ...viagem,
  nome: Nome,
  email: Email,
  celular: CelularE164,
  mensagem: Type.Optional(Texto(1, 2000)),
});
export type NovoGrupo = Static<typeof NovoGrupo>;

/** The trip of a group, in its letter. */
export const Grupo = Type.Object(viagem);
export type Grupo = Static<typeof Grupo>;
