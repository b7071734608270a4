import { canalDoLink, isProvedorFederado } from '../../domain/sessao/provedor';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';

/**
 * Stores the entry channel of an address (`canal=wifi`, `canal=agenciaCorreios`) as `provedor` for a later
 * registration. A federated sign-in takes precedence.
 */
export function* guardarCanal(): Flow {
  const { navigation, storage } = yield* ports();
  while (true) {
    const event = yield* takeEvent('AppIniciado', 'RotaVisitada');
    const canal = canalDoLink(event.type === 'RotaVisitada' ? event.payload.path : navigation.current());
    if (canal !== null && !isProvedorFederado(storage.provedor.read())) yield* call(storage.provedor.write, canal);
  }
}
