import { Type, type Static } from 'typebox';
import { Instante } from '../base/campos';

/** Subject of a look-up: an account, an order, an exported list of orders, or a parcel. */
export const AlvoConsulta = Type.Union([
  Type.Literal('conta'),
  Type.Literal('pedido'),
  Type.Literal('pedidos'),
  Type.Literal('encomenda'),
]);
export type AlvoConsulta = Static<typeof AlvoConsulta>;

export const MotivoConsulta = Type.Union([
  Type.Literal('busca_email'),
  Type.Literal('busca_cpf'),
  Type.Literal('abertura'),
  Type.Literal('abertura_recusada'),
  Type.Literal('detalhe'),
  Type.Literal('segunda_via'),
  Type.Literal('cobranca'),
  Type.Literal('exportacao'),
  Type.Literal('busca_trilha'),
  Type.Literal('encomenda'),
]);
export type MotivoConsulta = Static<typeof MotivoConsulta>;

/** Record of an operator's access to personal data. */
export const ConsultaPessoal = Type.Object({
  id: Type.String(),
  alvo: AlvoConsulta,
  /** Localizador of the order, code of the parcel, or the masked account owner; null when nothing was found or it is deleted. */
  quem: Type.Union([Type.String(), Type.Null()]),
  motivo: MotivoConsulta,
  em: Instante,
});
export type ConsultaPessoal = Static<typeof ConsultaPessoal>;
