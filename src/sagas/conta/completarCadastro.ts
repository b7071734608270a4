import { type Cadastro, toNovaConta } from '../../domain/conta/cadastro';
import { resultadosDe } from '../../domain/viagens/links';
import { mensagens } from '../../domain/base/mensagens';
import { isCanalDeEntrada } from '../../domain/sessao/provedor';
import { rotas } from '../../domain/base/rotas';
import { linkToResume } from '../../domain/sessao/retomada';
import type { Conta, NovaConta } from '../../domain/wire/conta/conta';
import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { cadastroOpened, contaCleared } from '../../store/conta/conta';
import { alertaShown, toastShown } from '../../store/aplicativo/interface';
import { submissionForgotten } from '../../store/submissions';
import { selectEpoca, selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { call, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { encerrarSessao } from '../sessao/encerrarSessao';
import { leadTo } from '../kernel/leadTo';
import { request } from '../kernel/request';
import { submit } from '../kernel/submission';
import { palavrasDaConta } from './tentativaConta';

/**
 * Registration: a signed-in person without a conta sees the modal. Completing it resumes the search they came from
 * (home without one, spec §4); leaving it signs them out. A session that ends meanwhile closes the modal.
 */
export function* completarCadastro(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  if (pessoa.email === '') return yield* providerUnreadable();
  yield* put(submissionForgotten('cadastro'));
  yield* put(cadastroOpened());

  const { conta, dismissed } = yield* race({
    conta: submitUntilAccepted(),
    dismissed: takeEvent('CadastroDispensado'),
    ended: takeEvent('SessaoEncerrada'),
  });

  if (conta) yield* welcome(conta, pessoa.sub);
  else if (dismissed) yield* encerrarSessao('pedida');
  else yield* put(contaCleared());
}

/** Repeats attempts until one is accepted; a refusal leaves the form open. */
function* submitUntilAccepted(): Flow<Conta> {
  while (true) {
    const { payload } = yield* takeEvent('CadastroEnviado');
    const body = yield* toPayload(payload.cadastro);
    const sent = yield* submit<'cadastro', Conta>(
      'cadastro',
      { method: 'POST', path: '/Conta', body },
      { via: create },
    );
    if (sent.ok) return sent.value;
    yield* tellRefusal(sent.failure);
  }
}

function* toPayload(cadastro: Cadastro): Flow<NovaConta> {
  const { storage } = yield* ports();
  const pessoa = yield* select(selectPessoa);
  const login = pessoa?.provedor ?? 'itape';
  const stored = storage.provedor.read();
  // The login determines the provider; an own login is recorded with its entry channel.
  const provedor = login === 'itape' && isCanalDeEntrada(stored) ? stored : login;
  return toNovaConta(cadastro, { email: pessoa?.email ?? '', provedor });
}

/** Creates the conta, or finds the one of an earlier attempt whose answer was lost. */
function* create(asked: HttpRequest): Flow<HttpResult<Conta>> {
  const result = yield* request<Conta>(asked);
  if (result.ok || result.failure.kind !== 'refused' || result.failure.status !== 409) return result;
  const found = yield* request<Conta | null>({ method: 'GET', path: '/Conta/ObterPorCognitoId' });
  return found.ok && found.value ? { ok: true, value: found.value } : result;
}

/** Tells the failure over the form, which names the refused fields. */
function* tellRefusal(failure: HttpFailure): Flow {
  const isLost = failure.kind === 'transient' && failure.motivo !== 'limite';
  yield* put(isLost ? alertaShown() : toastShown({ tone: 'danger', texto: palavrasDaConta(failure) }));
}

function* welcome(conta: Conta, sub: string): Flow {
  const { storage } = yield* ports();
  yield* makeCurrent(conta, sub);
  yield* put(toastShown({ tone: 'success', texto: mensagens.cadastroConcluido }));
  const link = linkToResume(storage.linkRedirect.read());
  const epoca = yield* select(selectEpoca);
  const renewed = yield* renewToken();
  if ((yield* select(selectEpoca)) !== epoca) return;
  if (!renewed) return yield* askToSignInAgain(link);
  yield* call(storage.linkRedirect.remove);
  yield* leadTo((link && resultadosDe(link)) ?? rotas.home.path);
}

/** Returns false only when the provider refused; a renewal that failed otherwise is left to the next call. */
function* renewToken(): Flow<boolean> {
  const { identity, log } = yield* ports();
  try {
    return (yield* call(identity.refresh)) !== null;
  } catch (error) {
    yield* call(log.error, error, 'completarCadastro');
    return true;
  }
}

/** The conta exists but the session does not: asks to sign in again and keeps the target link. */
function* askToSignInAgain(link: string | null): Flow {
  const { storage } = yield* ports();
  yield* encerrarSessao('revogada');
  if (link) yield* call(storage.linkRedirect.write, link);
  yield* put(toastShown({ tone: 'warning', texto: mensagens.loginNecessario }));
  yield* emit('EntrarPedido');
}

function* providerUnreadable(): Flow {
  yield* put(contaCleared());
  yield* put(toastShown({ tone: 'danger', texto: mensagens.provedorIlegivel }));
}
