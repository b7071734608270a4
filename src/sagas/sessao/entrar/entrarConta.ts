import { mensagensIdentidade } from '../../../domain/base/mensagens';
import type { BusEvent } from '../../../events/catalogue';
import type { CodeDelivery } from '../../../services/ports';
import { codeSent } from '../../../store/sessao/entrar';
import { type Flow, ports, put, takeEvent } from '../../kernel/effects';
import { missing, tryIdentity } from '../tryIdentity';
import { reachEtapa } from './reachEtapa';
import { t } from '../../../words/t';

export interface Credenciais {
  email: string;
  senha: string;
}

/** Wait before another code may be sent, the usual delay of e-mail; a second code earlier would confuse. */
export const REENVIO_MS = 60_000;

/** An account awaiting confirmation. */
export interface ContaCriada {
  credenciais: Credenciais;
  delivery: CodeDelivery;
}

/** "Criar conta": creates the account; the provider sends a confirmation to the address. */
export function* createAccount(nova: BusEvent<'ContaNovaEnviada'>['payload']): Flow<ContaCriada | null> {
  const { identity } = yield* ports();
  const email = nova.email.trim();
  if (email === '') return yield* missing(mensagensIdentidade.emailVazio, t('Informe o e-mail.'));
  if (nova.senha === '') return yield* missing(mensagensIdentidade.senhaVazia, t('Escolha uma senha.'));
  const attempt = yield* tryIdentity(() => identity.signUp(email, nova.senha, nova.nome.trim()), email);
  return attempt ? { credenciais: { email, senha: nova.senha }, delivery: attempt.value } : null;
}

/** Confirms the account with the code; returns the credentials to sign in with, null after a failure. */
export function* confirmAccount(
  { email, senha }: Credenciais,
  delivery: CodeDelivery | null,
): Flow<Credenciais | null> {
  const { identity } = yield* ports();
  yield* reachEtapa({ etapa: 'confirmarCodigo', email });
  if (delivery) yield* tellDelivery(delivery);
  else yield* sendCode(() => identity.resendCode(email));
  while (true) {
    const event = yield* takeEvent('CodigoEnviado', 'CodigoReenviado');
    if (event.type === 'CodigoReenviado') {
      yield* sendCode(() => identity.resendCode(email));
    } else if (event.payload.codigo === '') {
      yield* missing(mensagensIdentidade.codigoVazio, t('Informe o código que chegou por e-mail.'));
    } else if (yield* tryIdentity(() => identity.confirmSignUp(email, event.payload.codigo))) {
      return { email, senha };
    }
  }
}

/** "Esqueci minha senha": sends a code, then submits code and new password together; returns the new credentials. */
export function* redefineSenha(typed: string): Flow<Credenciais | null> {
  const { identity } = yield* ports();
  const email = typed.trim();
  if (email === '') return yield* missing(mensagensIdentidade.emailVazio, t('Informe o e-mail.'));
  if (!(yield* sendCode(() => identity.forgotPassword(email), email))) return null;
  yield* reachEtapa({ etapa: 'redefinirSenha', email });
  while (true) {
    const event = yield* takeEvent('SenhaRedefinida', 'CodigoReenviado');
    if (event.type === 'CodigoReenviado') {
      yield* sendCode(() => identity.forgotPassword(email));
      continue;
    }
    const { codigo, senha } = event.payload;
    if (codigo === '') yield* missing(mensagensIdentidade.codigoVazio, t('Informe o código que chegou por e-mail.'));
    else if (senha === '') yield* missing(mensagensIdentidade.senhaVazia, t('Escolha uma senha.'));
    else if (yield* tryIdentity(() => identity.resetPassword(email, codigo, senha))) {
      return { email, senha };
    }
  }
}

export function* sendCode(send: () => Promise<CodeDelivery>, email?: string): Flow<boolean> {
  const sent = yield* tryIdentity(send, email);
  if (sent) yield* tellDelivery(sent.value);
  return sent !== null;
}

export function* tellDelivery({ destino }: CodeDelivery): Flow {
  const { clock } = yield* ports();
  yield* put(codeSent({ destino, reenvioEm: clock.now().getTime() + REENVIO_MS }));
}
