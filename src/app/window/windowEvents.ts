import { LARGURA_RESPONSIVA_PX } from '../../domain/base/constantes';
import type { Bus } from '../../events/bus';

/**
 * Emits the window's changes on the bus: crossing 960 px, online and offline, and a page restored from the back-forward
 * cache.
 */
export function listenToWindow(bus: Bus, current: () => string): void {
  const narrow = window.matchMedia(`(max-width: ${LARGURA_RESPONSIVA_PX - 0.02}px)`);
  if (narrow.matches) bus.emit('LarguraCruzada', { responsivo: true });
  narrow.addEventListener('change', ({ matches }) => bus.emit('LarguraCruzada', { responsivo: matches }));

  if (!navigator.onLine) bus.emit('ConexaoMudada', { online: false });
  window.addEventListener('online', () => bus.emit('ConexaoMudada', { online: true }));
  window.addEventListener('offline', () => bus.emit('ConexaoMudada', { online: false }));

  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bus.emit('PaginaRestaurada', { path: current() });
  });
}
