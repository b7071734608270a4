import { t } from '../../words/t';

/** Browser patterns from the most specific to the most general, since user agents also name other browsers. */
const navegadores: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const sistemas: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const first = (known: [RegExp, string][], text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Readable name of a user agent: `Chrome no Windows`. */
export function nomeDispositivo(userAgent: string): string {
  const navegador = first(navegadores, userAgent);
  const sistema = first(sistemas, userAgent);
  if (navegador && sistema) return t('{navegador} no {sistema}', { navegador, sistema });
  return navegador ?? sistema ?? t('Aparelho desconhecido');
}
