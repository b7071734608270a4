import { contaGuardadaDe, type ContaGuardada, toContaGuardada } from '../domain/contaGuardada';
import type { Conta } from '../domain/wire/conta';
import { contaLoaded } from '../store/conta';
import { call, type Flow, ports, put } from './effects';

/** An account that the server gave becomes the current one, and what a reload needs of it is cached (spec §4). */
export function* makeCurrent(conta: Conta, sub: string): Flow {
  const { storage } = yield* ports();
  yield* put(contaLoaded({ conta, sub }));
  yield* call(storage.conta.write, JSON.stringify(toContaGuardada(conta, sub)));
}

/** The cached account of this person; anybody else's is removed. */
export function* readCached(sub: string): Flow<ContaGuardada | null> {
  const { storage } = yield* ports();
  const cached = contaGuardadaDe(storage.conta.read(), sub);
  if (!cached) yield* call(storage.conta.remove);
  return cached;
}
