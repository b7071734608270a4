import { Type, type Static } from 'typebox';
import { PassageiroSalvo } from '../conta/passageiros';
import { Adicionais } from './adicionais';

const { nome, documento, dataNascimento, celular } = PassageiroSalvo.properties;

/** A person of an order with what another purchase asks for, for its owner alone. */
export const PassageiroDoPedido = Type.Object({
  nome,
  documento,
  dataNascimento,
  celular,
  /** A child on this passenger's lap. */
  colo: Type.Optional(Type.Object({ nome, documento, dataNascimento })),
  /** The extras that they had and that the company still sells to a passenger, of each kind the most of one trip; absent without any. */
  adicionais: Type.Optional(Adicionais),
  /** Those of each of their trips, in the order of the trips; absent where all had the same. */
  adicionaisPorTrecho: Type.Optional(Type.Array(Adicionais)),
});
export type PassageiroDoPedido = Static<typeof PassageiroDoPedido>;
