import { LARGURA_RESPONSIVA_PX } from '../domain/constantes';
import type { Bus } from '../events/bus';

/** What the window notices, said on the bus: its width crossing 960 px, the network, a page taken from the back-forward cache. */
export function listenToWindow(bus: Bus, current: () => string): void {
  const narrow = window.matchMedia(`(max-width: ${LARGURA_RESPONSIVA_PX - 0.02}px)`);
  if (narrow.matches) bus.emit('LarguraCruzada', { responsivo: true });
  narrow.addEventListener('change', ({ matches }) => bus.emit('LarguraCruzada', { responsivo: matches }));

  if (!navigator.onLine) bus.emit('ConexaoMudada', { online: false });
  window.addEventListener('online', () => bus.emit('ConexaoMudada', { online: true }));
  window.addEventListener('offline', () => bus.emit('ConexaoMudada', { online: false }));

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    bus.emit('SessaoMudouEmOutraAba', { motivo: 'encerrada' });
    bus.emit('RotaVisitada', { path: current() });
  });
}
