import { Type, type Static } from 'typebox';
import { PassageiroSalvo } from '../conta/passageiros';

const { nome, documento, dataNascimento, celular } = PassageiroSalvo.properties;

/** A person of an order with what another purchase asks for, for its owner alone. */
export const PassageiroDoPedido = Type.Object({
  nome,
  documento,
  dataNascimento,
  celular,
  /** A child on this passenger's lap. */
  colo: Type.Optional(Type.Object({ nome, documento, dataNascimento })),
});
export type PassageiroDoPedido = Static<typeof PassageiroDoPedido>;
