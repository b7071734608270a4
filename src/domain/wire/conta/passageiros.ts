import { Type, type Static } from 'typebox';
import { Dia, Id, Nascimento, Nome, closed } from '../base/campos';
import { Celular, Documento } from '../base/pessoas';

const campos = {
  nome: Nome,
  documento: Documento,
  dataNascimento: Nascimento,
  celular: Type.Optional(Celular),
};

/** POST body of a saved passenger. */
export const NovoPassageiroSalvo = closed(campos);
export type NovoPassageiroSalvo = Static<typeof NovoPassageiroSalvo>;

export const PassageiroSalvo = Type.Object({
  id: Id,
  nome: Type.String(),
  documento: Type.Object({ tipo: Documento.properties.tipo, numero: Type.String() }),
  dataNascimento: Dia,
  celular: Type.Optional(Type.String()),
});
export type PassageiroSalvo = Static<typeof PassageiroSalvo>;
