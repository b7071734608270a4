import { parseRascunho } from '../../domain/administracao/frota/rascunhoDesenho';
import { rascunhoDesenhoForgotten, rascunhoDesenhoFound } from '../../store/administracao/rascunhoDesenho';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/**
 * Keeps an unsaved drawing of a coach in the storage of this tab, so that a reload does not lose it, and says once what an
 * earlier page left there. The drawing of now is kept and not said: the board has it.
 */
export function* guardarDesenho(): Flow {
  const { storage } = yield* ports();
  yield* put(rascunhoDesenhoFound(parseRascunho(storage.desenhoOnibus.read())));
  while (true) {
    const event = yield* takeEvent('DesenhoAlterado', 'DesenhoRetomado', 'DesenhoDescartado', 'SessaoEncerrada');
    if (event.type === 'DesenhoAlterado') {
      yield* call(storage.desenhoOnibus.write, JSON.stringify(event.payload));
    } else if (event.type === 'DesenhoDescartado') {
      yield* forgetDesenho();
    }
    yield* put(rascunhoDesenhoForgotten());
  }
}

/** Deletes the kept drawing. */
export function* forgetDesenho(): Flow {
  const { storage } = yield* ports();
  yield* call(storage.desenhoOnibus.remove);
  yield* put(rascunhoDesenhoForgotten());
}
