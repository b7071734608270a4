import { Type, type Static } from 'typebox';
import { Email, Instante, Linha, Nome, closed } from '../base/campos';
import { EstadoAcesso, PapelOperador, SituacaoOperador } from './operadores';

/** Id of an agency (establishment). */
export const AgenciaId = Type.String({ pattern: '^[0-9]{1,9}$' });

/** POST /Administracao/Agencias: an agency with its first operator. */
export const NovaAgencia = closed({
  nome: Linha(3, 120),
  /** Masked or not; its check digits are verified by the rule, not by the schema. */
  cnpj: Linha(14, 18),
  responsavel: closed({ nome: Nome, email: Email }),
});
export type NovaAgencia = Static<typeof NovaAgencia>;

/** POST /Administracao/Agencias/{id}/Operadores/{operadorId}/Convite: the address may be corrected until the access exists. */
export const NovoConvite = closed({ email: Email });
export type NovoConvite = Static<typeof NovoConvite>;

const Situacao = Type.Union([Type.Literal('ativa'), Type.Literal('bloqueada')]);

/** An agency in the list of the company's staff. */
export const Agencia = Type.Object({
  id: AgenciaId,
  nome: Type.String(),
  /** Without mask; null for the agency of a demonstration. */
  cnpj: Type.Union([Type.String(), Type.Null()]),
  situacao: Situacao,
  operadores: Type.Integer(),
  /** Operators whose access the identity provider has yet to change. */
  pendentes: Type.Integer(),
  /** Operators whose access the identity provider cannot make; a person has to act. */
  recusados: Type.Integer(),
  criadaEm: Instante,
});
export type Agencia = Static<typeof Agencia>;

/** The agencies that a search finds, by name; `total` counts those that are not shown too. */
export const Agencias = Type.Object({ agencias: Type.Array(Agencia), total: Type.Integer() });
export type Agencias = Static<typeof Agencias>;

const Recusa = Type.Union([Type.Literal('email_em_uso'), Type.Literal('sem_usuario')]);

/** An operator as the company's staff sees them. */
export const OperadorDaAgencia = Type.Object({
  id: Type.String(),
  nome: Type.String(),
  email: Type.String(),
  papel: PapelOperador,
  situacao: SituacaoOperador,
  acesso: EstadoAcesso,
  recusa: Type.Union([Recusa, Type.Null()]),
});
export type OperadorDaAgencia = Static<typeof OperadorDaAgencia>;

const AcaoAgencia = Type.Union([
  Type.Literal('agencia_criada'),
  Type.Literal('agencia_bloqueada'),
  Type.Literal('agencia_desbloqueada'),
  Type.Literal('convite_pedido'),
]);

/** An action of the company's staff on an agency. */
export const RegistroAgencia = Type.Object({
  id: Type.String(),
  acao: AcaoAgencia,
  /** Name of the operator that it was about, or null. */
  operador: Type.Union([Type.String(), Type.Null()]),
  /** Name in the author's account, else their id at the identity provider. */
  autor: Type.String(),
  em: Instante,
});
export type RegistroAgencia = Static<typeof RegistroAgencia>;

/** One agency with its people and what the company did to it, the newest first. */
export const AgenciaDetalhe = Type.Object({
  agencia: Agencia,
  operadores: Type.Array(OperadorDaAgencia),
  trilha: Type.Array(RegistroAgencia),
});
export type AgenciaDetalhe = Static<typeof AgenciaDetalhe>;
