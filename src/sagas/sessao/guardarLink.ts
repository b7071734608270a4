import { resultadosDe } from '../../domain/viagens/links';
import { linkToResume } from '../../domain/sessao/retomada';
import { rotas } from '../../domain/base/rotas';
import type { BusEvent } from '../../events/catalogue';
import { selectContaSub } from '../../store/conta/conta';
import { selectPessoa } from '../../store/sessao/sessao';
import { call, type Flow, ports, select } from '../kernel/effects';
import { ensureSessao } from './validadeSessao';

/**
 * The custom state of spec §4 that a federated sign-in carries: the link to resume. Only a known route is kept. A
 * search resumes at once with a valid session and a conta; otherwise home opens first, and the link resumes after both
 * exist.
 */
export function* guardarLink({ payload }: BusEvent<'LinkGuardado'>): Flow {
  const { navigation, storage } = yield* ports();
  const link = linkToResume(payload.link);
  if (link) yield* call(storage.linkRedirect.write, link);
  const resultados = link && resultadosDe(link);
  if (!resultados || !(yield* mayResume())) {
    // Replaces the entry, which may be the callback's, so that back does not reach it.
    return yield* call(navigation.replace, rotas.home.path);
  }
  yield* call(storage.linkRedirect.remove);
  yield* call(navigation.go, resultados);
}

function* mayResume(): Flow<boolean> {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa || (yield* select(selectContaSub)) !== pessoa.sub) return false;
  return (yield* ensureSessao()) !== 'invalid';
}
