import { Type, type Static } from 'typebox';
import { CelularE164, Cpf, Email, Id, Instante, Nascimento, Nome, closed } from '../base/campos';

/** `provedores` of spec §3. */
const ProvedorTipo = Type.Integer({ minimum: 1, maximum: 6 });

/**
 * POST /Conta: the registration in wire format, plus e-mail and provider of the login, or the channel of an own one
 * (spec §3).
 */
export const NovaConta = closed({
  nome: Nome,
  cpf: Cpf,
  dataNascimento: Nascimento,
  celular: CelularE164,
  termosAceite: Type.Literal(true),
  email: Email,
  provedorTipo: ProvedorTipo,
});
export type NovaConta = Static<typeof NovaConta>;

/** PUT /Conta: fields that may be edited without confirmation. */
export const AlteracaoConta = closed({ nome: Nome, dataNascimento: Nascimento, celular: CelularE164 });
export type AlteracaoConta = Static<typeof AlteracaoConta>;

/** POST /Conta/SolicitarAlteracaoEmail: sends a code to the new address. */
export const AlteracaoEmail = closed({ email: Email });
export type AlteracaoEmail = Static<typeof AlteracaoEmail>;

/** Masked recipient of the code: `c***@i***`. */
export const EnvioCodigo = Type.Object({ destino: Type.String() });
export type EnvioCodigo = Static<typeof EnvioCodigo>;

/**
 * POST /Conta/ConfirmarEmail: the code received by e-mail. Without one, the conta adopts the address confirmed by the
 * identity provider for this login.
 */
export const ConfirmacaoEmail = closed({ codigo: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })) });
export type ConfirmacaoEmail = Static<typeof ConfirmacaoEmail>;

/** The account as returned to its owner. */
export const Conta = Type.Object({
  id: Id,
  nome: Type.String(),
  email: Type.String(),
  cpf: Type.String(),
  dataNascimento: Type.String(),
  celular: Type.String(),
  provedorTipo: ProvedorTipo,
  criadoEm: Instante,
});
export type Conta = Static<typeof Conta>;

/** Another person's account as returned to an operator at a counter: enough to recognise a person who is present. */
export const ContaMascarada = Type.Object({
  id: Id,
  nome: Type.String(),
  email: Type.String(),
  cpf: Type.String(),
  celular: Type.String(),
  mascarada: Type.Literal(true),
});
export type ContaMascarada = Static<typeof ContaMascarada>;

export const Contrato = Type.Object({ versao: Type.Integer(), conteudo: Type.String() });
export type Contrato = Static<typeof Contrato>;

/** The external operator system's session (spec §3). */
export const SessaoPraxio = Type.Object({
  sessaoClientId: Type.String(),
  estabelecimentoId: Type.Integer(),
  loginDate: Instante,
  expiraEm: Instante,
  cache: Type.Boolean(),
});
export type SessaoPraxio = Static<typeof SessaoPraxio>;
