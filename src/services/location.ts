import type { LocationPort } from './portsDevice';

/** City-level precision, at most five minutes old. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };
const DENIED = 1;

/** The browser's geolocation, requested only on demand. The position is neither stored nor sent. */
export const browserLocation = (geolocation: () => Geolocation | undefined): LocationPort => ({
  current: () =>
    new Promise((resolve) => {
      const source = geolocation();
      if (!source) return resolve({ ok: false, motivo: 'indisponivel' });
      source.getCurrentPosition(
        ({ coords }) => resolve({ ok: true, ponto: { lat: coords.latitude, lon: coords.longitude } }),
        ({ code }) => resolve({ ok: false, motivo: code === DENIED ? 'negada' : 'indisponivel' }),
        OPTIONS,
      );
    }),
});
