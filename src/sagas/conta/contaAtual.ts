import { contaGuardadaDe, type ContaGuardada, toContaGuardada } from '../../domain/conta/contaGuardada';
import type { Conta } from '../../domain/wire/conta/conta';
import { contaLoaded } from '../../store/conta/conta';
import { call, type Flow, ports, put } from '../kernel/effects';

/** Makes an account current and caches the part that a reload needs (spec §4). */
export function* makeCurrent(conta: Conta, sub: string): Flow {
  const { storage } = yield* ports();
  yield* put(contaLoaded({ conta, sub }));
  yield* call(storage.conta.write, JSON.stringify(toContaGuardada(conta, sub)));
}

/** The cached account of this person; another person's is removed. */
export function* readCached(sub: string): Flow<ContaGuardada | null> {
  const { storage } = yield* ports();
  const cached = contaGuardadaDe(storage.conta.read(), sub);
  if (!cached) yield* call(storage.conta.remove);
  return cached;
}
