const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const ago = new Intl.RelativeTimeFormat('pt-BR');

/** Time that has passed since an instant, in the largest unit that fits: `há 3 horas`. */
export function idade(desde: string, agora: Date): string {
  const ms = Math.max(0, agora.getTime() - Date.parse(desde));
  const [unit, size] = UNITS.find(([, one]) => ms >= one) ?? [null, 1];
  if (unit === null) return 'agora há pouco';
  return ago.format(-Math.floor(ms / size), unit);
}
