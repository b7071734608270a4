import { mensagensIdentidade } from '../../domain/base/mensagens';
import type { Conta, EnvioCodigo } from '../../domain/wire/conta/conta';
import { selectConta } from '../../store/conta/conta';
import { toastShown } from '../../store/aplicativo/interface';
import { trocaEmailBegun, trocaEmailEnded } from '../../store/conta/minhaConta';
import { submissionForgotten } from '../../store/submissions';
import { selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { REENVIO_MS } from '../sessao/entrar/entrarConta';
import { followLogin } from './seguirEmail';
import { refuse } from '../sessao/askProvider';
import { askIdentity, askServer } from './tentativaConta';
import { msg, t } from '../../words/t';

/**
 * "Alterar e-mail": sends a code to the new address, which becomes the conta's once confirmed. For own logins the
 * identity provider sends it and the conta follows (ADR 11); the address of a Google or Apple login is not changed, so
 * the server sends the code and only the conta changes. Cancelling, leaving or signing out changes nothing.
 */
export function* alterarEmail(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('EmailNovoEnviado');
    yield* race({
      changed: change(payload.email.trim()),
      left: takeEvent('EmailTrocaDesistida', 'MinhaContaFechada', 'SessaoEncerrada'),
    });
  }
}

/** Sender and confirmation of the code, by kind of login. */
interface Way {
  send: (email: string) => Flow<EnvioCodigo | null>;
  resend: (email: string) => Flow<EnvioCodigo | null>;
  /** Returns true once the conta has the address. */
  confirm: (codigo: string) => Flow<boolean>;
}

function* change(email: string): Flow {
  try {
    const pessoa = yield* select(selectPessoa);
    const conta = yield* select(selectConta);
    if (!pessoa || !conta) return;
    if (email === '') return yield* refuse('emailConta', t('Informe o e-mail.'), mensagensIdentidade.emailVazio);
    if (email.toLowerCase() === conta.email.toLowerCase())
      return yield* refuse('emailConta', t('Este já é o seu e-mail.'));
    const way = pessoa.provedor === 'itape' ? byLogin() : byConta(pessoa.sub);
    const sent = yield* way.send(email);
    if (!sent) return;
    yield* waitForCode(email, sent);
    yield* untilConfirmed(email, way);
    yield* endTroca();
    yield* put(toastShown({ tone: 'success', texto: msg('E-mail alterado.') }));
  } finally {
    // Only a refused address keeps its form open, with the error.
    if ((yield* select((state) => state.minhaConta?.trocaEmail ?? null)) !== null) yield* endTroca();
  }
}

function* endTroca(): Flow {
  yield* put(trocaEmailEnded());
  yield* put(submissionForgotten('emailConta'));
}

function* untilConfirmed(email: string, way: Way): Flow {
  while (true) {
    const event = yield* takeEvent('EmailCodigoEnviado', 'EmailCodigoReenviado');
    if (event.type === 'EmailCodigoReenviado') {
      const sent = yield* way.resend(email);
      if (sent) yield* waitForCode(email, sent);
    } else if (event.payload.codigo === '') {
      yield* refuse('emailConta', t('Informe o código que chegou por e-mail.'), mensagensIdentidade.codigoVazio);
    } else if (yield* way.confirm(event.payload.codigo)) {
      return;
    }
  }
}

function* waitForCode(novoEmail: string, { destino }: EnvioCodigo): Flow {
  const { clock } = yield* ports();
  yield* put(trocaEmailBegun({ novoEmail, destino, reenvioEm: clock.now().getTime() + REENVIO_MS }));
  yield* put(submissionForgotten('emailConta'));
}

/** The provider accepts a code once; if the conta fails to follow, the same button retries only that part. */
function byLogin(): Way {
  let confirmed = false;
  return {
    *send(email) {
      const { identity } = yield* ports();
      return (yield* askIdentity('emailConta', () => identity.requestEmailChange(email)))?.value ?? null;
    },
    *resend() {
      const { identity } = yield* ports();
      return (yield* askIdentity('emailConta', () => identity.resendEmailCode()))?.value ?? null;
    },
    *confirm(codigo) {
      const { identity } = yield* ports();
      confirmed ||= (yield* askIdentity('emailConta', () => identity.confirmEmailChange(codigo))) !== null;
      return confirmed && (yield* followLogin());
    },
  };
}

function byConta(sub: string): Way {
  function* send(email: string): Flow<EnvioCodigo | null> {
    const path = '/Conta/SolicitarAlteracaoEmail';
    const sent = yield* askServer<EnvioCodigo>('emailConta', { method: 'POST', path, body: { email } });
    return sent.ok ? sent.value : null;
  }
  return {
    send,
    resend: send,
    *confirm(codigo) {
      const path = '/Conta/ConfirmarEmail';
      const confirmed = yield* askServer<Conta>('emailConta', { method: 'POST', path, body: { codigo } });
      if (confirmed.ok) yield* makeCurrent(confirmed.value, sub);
      return confirmed.ok;
    },
  };
}
