import { mensagensIdentidade } from '../../domain/base/mensagens';
import type { ProvedorFederado } from '../../domain/sessao/provedor';
import { isReautenticado } from '../../domain/sessao/reautenticacao';
import { rotas } from '../../domain/base/rotas';
import { toastShown } from '../../store/aplicativo/interface';
import { exclusaoClosed, exclusaoOpened, type ProvaExigida } from '../../store/conta/minhaConta';
import { submissionForgotten } from '../../store/submissions';
import { selectPessoa } from '../../store/sessao/sessao';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { encerrarSessao } from '../sessao/encerrarSessao';
import { requestGone } from './requestGone';
import { refuse } from '../sessao/askProvider';
import { askIdentity, askServer } from './tentativaConta';
import { msg, t } from '../../words/t';

/**
 * "Excluir conta": requires a reauthentication by password, or by a Google or Apple sign-in of less than five minutes
 * ago. Then the server deletes the data, the login is deleted, and this device is cleaned. The person may cancel until
 * the proof; afterwards leaving the page has no effect.
 */
export function* excluirConta(): Flow {
  while (true) {
    yield* takeEvent('ExclusaoAberta');
    yield* put(exclusaoOpened(yield* requiredProof()));
    yield* askUntilOver();
    yield* put(exclusaoClosed());
    yield* put(submissionForgotten('exclusaoConta'));
  }
}

function* askUntilOver(): Flow {
  while (true) {
    const { proved } = yield* race({
      proved: untilProved(),
      left: takeEvent('ExclusaoDesistida', 'MinhaContaFechada', 'SessaoEncerrada'),
    });
    if (!proved) return;
    if (!(yield* erase())) continue;
    yield* encerrarSessao('pedida');
    yield* put(toastShown({ tone: 'success', texto: msg('Sua conta foi excluída.') }));
    return;
  }
}

function* requiredProof(): Flow<ProvaExigida> {
  const { clock } = yield* ports();
  const pessoa = yield* select(selectPessoa);
  if (!pessoa || pessoa.provedor === 'itape') return 'senha';
  return isReautenticado(pessoa.autenticadoEm, clock.now().getTime()) ? 'nada' : 'login';
}

function* untilProved(): Flow<true> {
  while (true) {
    const event = yield* takeEvent('ExclusaoConfirmada', 'ReautenticacaoPedida');
    const pessoa = yield* select(selectPessoa);
    if (!pessoa) continue;
    if (event.type === 'ReautenticacaoPedida') {
      if (pessoa.provedor !== 'itape') yield* leaveForProvider(pessoa.provedor);
    } else if (pessoa.provedor !== 'itape' || (yield* proveSenha(pessoa.email, event.payload.senha))) {
      return true;
    }
  }
}

function* proveSenha(email: string, senha: string): Flow<boolean> {
  const { identity } = yield* ports();
  if (senha === '') {
    yield* refuse('exclusaoConta', t('Informe a senha.'), mensagensIdentidade.senhaVazia);
    return false;
  }
  return (
    (yield* askIdentity('exclusaoConta', () => identity.reauthenticate(email, senha), t('Senha incorreta.'))) !== null
  );
}

/** Leaves the page; concluirLoginFederado returns here afterwards. */
function* leaveForProvider(provedor: ProvedorFederado): Flow {
  const { identity, storage } = yield* ports();
  yield* call(storage.linkRedirect.write, rotas.minhaConta.path);
  yield* call(storage.iniciandoLoginFederado.write, 'true');
  if (yield* askIdentity('exclusaoConta', () => identity.reauthenticateWithProvider(provedor))) return;
  yield* call(storage.iniciandoLoginFederado.remove);
  yield* call(storage.linkRedirect.remove);
}

/**
 * Deletes the data on the server first, which needs the login to identify the conta, then the login. Both may be
 * retried.
 */
function* erase(): Flow<boolean> {
  const { identity } = yield* ports();
  const gone = yield* askServer<null>('exclusaoConta', { method: 'DELETE', path: '/Conta' }, requestGone);
  if (gone.ok) return (yield* askIdentity('exclusaoConta', () => identity.deleteUser())) !== null;
  if (gone.failure.kind === 'refused' && gone.failure.status === 403) {
    yield* put(exclusaoOpened(yield* requiredProof()));
  }
  return false;
}
