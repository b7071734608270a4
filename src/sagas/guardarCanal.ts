import { canalDoLink, isProvedorFederado } from '../domain/provedor';
import { call, type Flow, ports, takeEvent } from './effects';

/**
 * Keeps the entry channel that an address names (`canal=wifi`, `canal=agenciaCorreios`) as `provedor`, for a
 * registration that may follow. A federated sign-in is the stronger fact and stays.
 */
export function* guardarCanal(): Flow {
  const { navigation, storage } = yield* ports();
  while (true) {
    const event = yield* takeEvent('AppIniciado', 'RotaVisitada');
    const canal = canalDoLink(event.type === 'RotaVisitada' ? event.payload.path : navigation.current());
    if (canal !== null && !isProvedorFederado(storage.provedor.read())) yield* call(storage.provedor.write, canal);
  }
}
