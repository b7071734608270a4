import { type Cadastro, toNovaConta } from '../../domain/conta/cadastro';
import { refusalText } from '../../domain/compra/falhas';
import { resultadosDe } from '../../domain/viagens/links';
import { mensagens } from '../../domain/base/mensagens';
import { isCanalDeEntrada } from '../../domain/sessao/provedor';
import { rotas } from '../../domain/base/rotas';
import { linkToResume } from '../../domain/sessao/retomada';
import type { Conta, NovaConta } from '../../domain/wire/conta/conta';
import type { HttpFailure } from '../../services/ports';
import { cadastroOpened, cadastroRefused, cadastroSent, contaCleared } from '../../store/conta/conta';
import { alertaShown, toastShown } from '../../store/aplicativo/interface';
import { selectEpoca, selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { call, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { encerrarSessao } from '../sessao/encerrarSessao';
import { leadTo } from '../kernel/leadTo';
import { answered } from '../kernel/answered';
import { request } from '../kernel/request';

/**
 * Registration: a signed-in person without a conta sees the modal. Completing it resumes the search they came from
 * (home without one, spec §4); leaving it signs them out. A session that ends meanwhile closes the modal.
 */
export function* completarCadastro(): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  if (pessoa.email === '') return yield* providerUnreadable();
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
    yield* put(cadastroSent());
    const body = yield* toPayload(payload.cadastro);
    const result = yield* answered<Conta>({ method: 'POST', path: '/Conta', body });
    if (result.ok) return result.value;
    const existing = yield* alreadyCreated(result.failure);
    if (existing) return existing;
    yield* tellRefusal(result.failure);
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

/** The conta created by an earlier attempt whose answer was lost; null when there is none. */
function* alreadyCreated(failure: HttpFailure): Flow<Conta | null> {
  if (failure.kind !== 'refused' || failure.status !== 409) return null;
  const found = yield* request<Conta | null>({ method: 'GET', path: '/Conta/ObterPorCognitoId' });
  return found.ok ? found.value : null;
}

function* tellRefusal(failure: HttpFailure): Flow {
  const erros = failure.kind === 'refused' ? failure.erros : [];
  yield* put(cadastroRefused(Object.fromEntries(erros.flatMap((e) => (e.campo ? [[e.campo, e.mensagem]] : [])))));
  if (failure.kind === 'transient' && failure.motivo !== 'limite') return yield* put(alertaShown());
  if (failure.kind === 'transient') return yield* put(toastShown({ tone: 'danger', texto: refusalText(failure) }));
  yield* put(toastShown({ tone: 'danger', texto: erros[0]?.mensagem ?? mensagens.comunicacaoTexto }));
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
