import { Type, type Static } from 'typebox';
import { COMISSAO_MAXIMA_PONTOS, DESCONTO_MAXIMO_PONTOS, LIMITE_CAIXA_MAXIMO } from '../../agencia/caixa/operador';
import { Email, Instante, Nome, closed } from '../base/campos';

export const PapelOperador = Type.Union([Type.Literal('operador'), Type.Literal('responsavel')]);
export const SituacaoOperador = Type.Union([
  Type.Literal('pendente'),
  Type.Literal('ativo'),
  Type.Literal('bloqueado'),
]);

/**
 * How far the identity provider has followed what was changed here: `pendente` is tried again by itself, `recusado`
 * needs a person.
 */
export const EstadoAcesso = Type.Union([Type.Literal('em_dia'), Type.Literal('pendente'), Type.Literal('recusado')]);
export type EstadoAcesso = Static<typeof EstadoAcesso>;

const limites = {
  limiteCaixaCentavos: Type.Integer({ minimum: 0, maximum: LIMITE_CAIXA_MAXIMO }),
  /** Hundredths of a per cent. */
  limiteDescontoPontos: Type.Integer({ minimum: 0, maximum: DESCONTO_MAXIMO_PONTOS }),
  comissaoPontos: Type.Integer({ minimum: 0, maximum: COMISSAO_MAXIMA_PONTOS }),
};

/** POST /Agencia/Operadores. */
export const NovoOperador = closed({ nome: Nome, email: Email, papel: PapelOperador, ...limites });
export type NovoOperador = Static<typeof NovoOperador>;

/** PUT /Agencia/Operadores/{id}: role and limits; `versao` is the displayed version (optimistic locking). */
export const EdicaoOperador = closed({ papel: PapelOperador, ...limites, versao: Type.Integer({ minimum: 1 }) });
export type EdicaoOperador = Static<typeof EdicaoOperador>;

/** An operator as returned to the supervisor. */
export const Operador = Type.Object({
  id: Type.String(),
  nome: Type.String(),
  email: Type.String(),
  papel: PapelOperador,
  situacao: SituacaoOperador,
  acesso: EstadoAcesso,
  ...limites,
  versao: Type.Integer(),
  /** True for the caller, who can neither block themselves nor change their own role. */
  proprio: Type.Boolean(),
  /** True while the operator has an open or paused till. */
  caixaAberto: Type.Boolean(),
  criadoEm: Instante,
});
export type Operador = Static<typeof Operador>;

/** A created or reset access. Only the first response contains the temporary password. */
export const AcessoOperador = Type.Object({ operador: Operador, senhaTemporaria: Type.String() });
export type AcessoOperador = Static<typeof AcessoOperador>;

export const AcaoAuditoria = Type.Union([
  Type.Literal('criado'),
  Type.Literal('editado'),
  Type.Literal('bloqueado'),
  Type.Literal('desbloqueado'),
  Type.Literal('acesso_redefinido'),
  Type.Literal('desconto_venda'),
  Type.Literal('convite_pedido'),
  Type.Literal('agencia_criada'),
]);
export type AcaoAuditoria = Static<typeof AcaoAuditoria>;

/** Changed values as display text, without personal data. */
const Valores = Type.Union([Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()])), Type.Null()]);

/** An entry of the audit trail. */
export const RegistroAuditoria = Type.Object({
  id: Type.String(),
  acao: AcaoAuditoria,
  /** Name of the author; null for the system. */
  autor: Type.Union([Type.String(), Type.Null()]),
  antes: Valores,
  depois: Valores,
  em: Instante,
});
export type RegistroAuditoria = Static<typeof RegistroAuditoria>;
