import type { LocationPort } from './portsDevice';

/** A town is precise enough, and a position of five minutes ago. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };
const DENIED = 1;

/** The browser's own; the person is asked by it, once they have pressed for it. Nothing is kept or sent. */
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
