import { resultadosDe } from '../domain/links';
import { linkToResume } from '../domain/retomada';
import { rotas } from '../domain/rotas';
import type { BusEvent } from '../events/catalogue';
import { selectContaSub } from '../store/conta';
import { selectPessoa } from '../store/sessao';
import { call, type Flow, ports, select } from './effects';
import { ensureSessao } from './validadeSessao';

/**
 * The custom state of spec §4, which a federated sign-in carries there and back: where to go on. Only a route of ours is
 * kept. A search goes on at once for whoever has a session that holds and an account; anybody else goes home first,
 * and the kept link goes on when they have both.
 */
export function* guardarLink({ payload }: BusEvent<'LinkGuardado'>): Flow {
  const { navigation, storage } = yield* ports();
  const link = linkToResume(payload.link);
  if (link) yield* call(storage.linkRedirect.write, link);
  const resultados = link && resultadosDe(link);
  if (!resultados || !(yield* mayResume())) {
    // The page it was heard on may be the callback's, which nobody should find on the way back.
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
