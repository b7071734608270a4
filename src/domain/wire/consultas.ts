import { Type, type Static } from 'typebox';
import { Instante } from './campos';

/** What was looked at: an account, an order, or a list of orders taken along. */
export const AlvoConsulta = Type.Union([Type.Literal('conta'), Type.Literal('pedido'), Type.Literal('pedidos')]);
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
]);
export type MotivoConsulta = Static<typeof MotivoConsulta>;

/** One look of an operator at somebody's personal data. */
export const ConsultaPessoal = Type.Object({
  id: Type.String(),
  alvo: AlvoConsulta,
  /** Localizador of the order, or the account's owner masked; null where nothing was found or it is gone. */
  quem: Type.Union([Type.String(), Type.Null()]),
  motivo: MotivoConsulta,
  em: Instante,
});
export type ConsultaPessoal = Static<typeof ConsultaPessoal>;
