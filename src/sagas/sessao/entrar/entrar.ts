import { isEmCompra } from '../../../domain/base/rotas';
import type { ProvedorFederado } from '../../../domain/sessao/provedor';
import { linkToResume } from '../../../domain/sessao/retomada';
import type { BusEvent } from '../../../events/catalogue';
import type { IdentitySession } from '../../../services/ports';
import { entrarClosed, entrarOpened } from '../../../store/sessao/entrar';
import { submissionForgotten } from '../../../store/submissions';
import { selectInterrompida, selectSignedIn } from '../../../store/sessao/sessao';
import { beginSessao } from '../beginSessao';
import { call, type Flow, ports, put, race, select, takeEvent } from '../../kernel/effects';
import { openAccount } from './contaNova';
import { redefineSenha } from './entrarConta';
import { signInAgain, signInWithSenha } from './entrarSenha';
import { tryIdentity } from '../tryIdentity';
import { reachEtapa } from './reachEtapa';

/**
 * Sign-in. The dialog opens over the current page; the person signs in, corrects a password, creates an account, resets
 * a password, leaves for Google or Apple, or closes it and continues as the service user. The interrupted action
 * resumes afterwards (checkSessao). Crossing 960 px closes it too (spec §2), without cancelling anything; so does a
 * sign-in in another tab. Over an interrupted purchase the page itself goes on, so no link is left to resume.
 */
export function* entrar(event: BusEvent<'EntrarPedido' | 'EntrarParaContinuar'>): Flow {
  if (yield* select(selectSignedIn)) return;
  const { navigation, storage, tabs } = yield* ports();
  yield* rememberLink(event.type === 'EntrarParaContinuar' ? event.payload.link : null);
  yield* put(submissionForgotten('entrar'));
  const interrompida = yield* select(selectInterrompida);
  yield* put(entrarOpened(interrompida?.email ?? ''));
  const { session, closed } = yield* race({
    session: untilSignedIn(),
    closed: takeEvent('EntrarFechado', 'LarguraCruzada', 'SessaoIniciada'),
  });
  yield* put(entrarClosed());
  const goesOn = interrompida !== null && closed?.type !== 'LarguraCruzada' && isEmCompra(navigation.current());
  if (goesOn || closed?.type === 'EntrarFechado') yield* call(storage.linkRedirect.remove);
  if (!session) return;
  yield* beginSessao(session);
  yield* call(tabs.announce, 'iniciada');
}

/**
 * Saves the chosen link, or else the current page, as the one to go on with. On home, which the guard shows in place of
 * a protected page, the saved link is kept.
 */
function* rememberLink(chosen: string | null): Flow {
  const { navigation, storage } = yield* ports();
  const link = linkToResume(chosen ?? navigation.current());
  if (link) yield* call(storage.linkRedirect.write, link);
}

function* untilSignedIn(): Flow<IdentitySession> {
  while (true) {
    const event = yield* takeEvent(
      'CredenciaisEnviadas',
      'ContaNovaEnviada',
      'SenhaEsquecida',
      'LoginFederadoEscolhido',
      'EtapaEntrarTrocada',
    );
    const session = yield* answer(event);
    if (session) return session;
  }
}

type Step = BusEvent<
  'CredenciaisEnviadas' | 'ContaNovaEnviada' | 'SenhaEsquecida' | 'LoginFederadoEscolhido' | 'EtapaEntrarTrocada'
>;

/** Handles a step, which returns a session or null; choosing another step cancels it. */
function* answer(event: Step): Flow<IdentitySession | null> {
  const { session, changed } = yield* race({
    session: stepOf(event),
    changed: takeEvent('EtapaEntrarTrocada'),
  });
  if (changed) yield* reachEtapa(changed.payload);
  return session ?? null;
}

function* stepOf(event: Step): Flow<IdentitySession | null> {
  switch (event.type) {
    case 'CredenciaisEnviadas':
      return yield* signInWithSenha(event.payload);
    case 'ContaNovaEnviada':
      return yield* openAccount(event.payload);
    case 'SenhaEsquecida':
      return yield* signInAgain(yield* redefineSenha(event.payload.email));
    case 'LoginFederadoEscolhido':
      return yield* leaveForProvider(event.payload.provedor);
    case 'EtapaEntrarTrocada':
      yield* reachEtapa(event.payload);
      return null;
  }
}

/** A browser leaves the page and resumes in concluirLoginFederado; the mobile app waits here. */
function* leaveForProvider(provedor: ProvedorFederado): Flow<IdentitySession | null> {
  const { identity, native, storage } = yield* ports();
  yield* call(storage.provedor.write, provedor);
  yield* call(storage.iniciandoLoginFederado.write, 'true');
  const left = yield* tryIdentity(() => identity.signInWithProvider(provedor, storage.linkRedirect.read()));
  if (left && !native.present) return null;
  yield* call(storage.iniciandoLoginFederado.remove);
  const back = left && (yield* tryIdentity(() => identity.currentSession()));
  if (!back?.value) yield* call(storage.provedor.remove);
  return back?.value ?? null;
}
