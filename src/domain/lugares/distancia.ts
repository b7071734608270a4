/** Geographic coordinates in degrees. */
export interface Ponto {
  lat: number;
  lon: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanciaKm(a: Ponto, b: Ponto): number {
  const half = (angle: number): number => Math.sin(radians(angle) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest place; null when none lies within `ateKm`. */
export function maisProximo<T extends Ponto>(places: readonly T[], from: Ponto, ateKm: number): T | null {
  let nearest: T | null = null;
  let best = ateKm;
  for (const place of places) {
    const km = distanciaKm(place, from);
    if (km <= best) [nearest, best] = [place, km];
  }
  return nearest;
}
