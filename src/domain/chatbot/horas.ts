import type { Rule } from './reading';

/** A time range in minutes from midnight, local to the stop, with its label. */
export interface Faixa {
  de: number;
  ate: number;
  /** "pela manhã", "a partir das 18h". */
  nome: string;
  /** Applies to the arrival instead of the departure. */
  chegada?: true;
}

const HORA = 60;
const DIA = 24 * HORA;
/** Tolerance around a time such as "às 8", in minutes. */
const FOLGA = 90;

const partes: Record<string, Faixa> = {
  cedo: { de: 4 * HORA, ate: 10 * HORA, nome: 'cedo, até as 10h' },
  manha: { de: 5 * HORA, ate: 12 * HORA, nome: 'pela manhã' },
  tarde: { de: 12 * HORA, ate: 18 * HORA, nome: 'à tarde' },
  fimDaTarde: { de: 16 * HORA, ate: 19 * HORA, nome: 'no fim da tarde' },
  noite: { de: 18 * HORA, ate: DIA, nome: 'à noite' },
  madrugada: { de: 0, ate: 6 * HORA, nome: 'de madrugada' },
  almoco: { de: 11 * HORA, ate: 14 * HORA, nome: 'perto do meio-dia' },
  meiaNoite: { de: 22.5 * HORA, ate: DIA, nome: 'perto da meia-noite' },
};

const faixaDe = (nome: keyof typeof partes): Faixa => partes[nome] as Faixa;

const HORARIO =
  '(?:as |a |das |da |os |umas |uns )?(\\d{1,2})(?:h(\\d{2})?)?(?: (?:horas? )?d[ae] (manha|tarde|noite|madrugada))?';
const COM_H = '(\\d{1,2})h(\\d{2})?(?: d[ae] (manha|tarde|noite|madrugada))?';

/** Minutes from midnight; null for an invalid time. "8 da noite" is 20h, "12 da noite" midnight. */
function minutos(hora: string | undefined, minuto: string | undefined, parte: string | undefined): number | null {
  const h = Number(hora);
  const m = Number(minuto ?? 0);
  if (h > 24 || m > 59) return null;
  const isAfternoon = (parte === 'tarde' && h < 12) || (parte === 'noite' && h >= 5 && h < 12);
  return (isAfternoon ? h + 12 : parte === 'noite' && h === 12 ? 24 : h) * HORA + m;
}

const say = (at: number): string => {
  const [h, m] = [Math.floor(at / HORA), at % HORA];
  return m === 0 ? `${h}h` : `${h}h${String(m).padStart(2, '0')}`;
};
const as = (at: number): string => (Math.floor(at / HORA) === 1 ? 'a ' : 'as ') + say(at);
const das = (at: number): string => (Math.floor(at / HORA) === 1 ? 'da ' : 'das ') + say(at);

/** True when the time refers to the arrival ("chegar lá até as 10h"), unless a word of leaving stands in between. */
const isArrival = (before: string): boolean => /\bcheg\w*(?!.*\b(?:sai|part))[^]{0,45}$/.test(before);
const marked = (faixa: Faixa, before: string): Faixa => (isArrival(before) ? { ...faixa, chegada: true } : faixa);

const parte =
  (nome: keyof typeof partes): Rule<Faixa>['read'] =>
  (_, { tudoAntes }) =>
    marked(faixaDe(nome), tudoAntes);

/** Rules for times of the day, longer forms first. */
export const horaRules: readonly Rule<Faixa>[] = [
  {
    pattern: new RegExp(`(?:entre|de|das) (?:as )?(\\d{1,2})(?:h(\\d{2})?)? (?:e|a|as|ate|ate as) (?:as )?${COM_H}`),
    read: ([h1, m1, h2, m2, p2]) => {
      const [de, ate] = [minutos(h1, m1, p2), minutos(h2, m2, p2)];
      if (de === null || ate === null || de >= ate) return null;
      return { de, ate, nome: `entre ${as(de)} e ${as(ate)}` };
    },
  },
  {
    pattern: new RegExp(`(?:depois|apos|a partir|de pois)(?: d[ae]s?| de)? ?${HORARIO}`),
    read: ([h, m, p], { tudoAntes }) => {
      const de = minutos(h, m, p);
      return de === null || de >= DIA ? null : marked({ de, ate: DIA, nome: `a partir ${das(de)}` }, tudoAntes);
    },
  },
  {
    pattern: new RegExp(`(?:antes|ate|no maximo)(?: d[ae]s?| de)? ?${HORARIO}`),
    read: ([h, m, p], { tudoAntes, depois }) => {
      // "ate 2 pessoas" and "ate 12/12" are not times.
      if (/^ (?:pessoas|passage|adult|crianc|reais)/.test(depois)) return null;
      const ate = minutos(h, m, p);
      return ate === null || ate === 0 ? null : marked({ de: 0, ate, nome: `até ${as(ate)}` }, tudoAntes);
    },
  },
  {
    pattern: new RegExp(
      `(?:la pel[ao]s?|por volta d[ae]s?|perto d[ae]s?|umas|pel[ao]s|[ad]s|a|d[ae])? ?(?:as )?${COM_H}`,
    ),
    read: ([h, m, p]) => around(minutos(h, m, p)),
  },
  {
    pattern: /(?:la pelas|por volta das|perto das|umas|pelas|as) (\d{1,2})(?: d[ae] (manha|tarde|noite|madrugada))?/,
    read: ([h, p], { depois }) =>
      /^ (?:pessoas|passage|adult|crianc|poltron|lugar)/.test(depois) ? null : around(minutos(h, '0', p)),
  },
  {
    pattern: /(\d{1,2}) (?:horas? )?d[ae] (manha|tarde|noite|madrugada)/,
    read: ([h, p]) => around(minutos(h, '0', p)),
  },
  { pattern: /(?:d?e |a |n?o )?(?:fim|final|finalzinho) d[ae] tarde|fim de tarde/, read: parte('fimDaTarde') },
  { pattern: /(?:depois|apos) d?[oe] ?(?:almoco|meio dia)/, read: parte('tarde') },
  {
    pattern: /(?:antes|ate) (?:d?[oe] |ao )?(?:almoco|meio dia)/,
    read: (_, { tudoAntes }) => marked({ de: 0, ate: 12 * HORA, nome: 'até o meio-dia' }, tudoAntes),
  },
  { pattern: /(?:d?[ea] |pel[ao] |n?a )?(?:manha|manhazinha) (?:bem )?(?:cedo|cedinho)/, read: parte('cedo') },
  {
    pattern:
      /(?:o )?(?:bem |mais |muito )?(?:cedo|cedinho)(?: (?:da|de|pela) manha)?(?: possivel)?|(?:no )?primeiro (?:horario|onibus)/,
    read: parte('cedo'),
  },
  { pattern: /(?:d[ae] |pel[ao] |n?a |a |parte da )?manha/, read: parte('manha') },
  { pattern: /(?:ao |a |n?o |perto do |na hora do )?(?:meio dia|almoco)/, read: parte('almoco') },
  { pattern: /(?:a |da )?meia noite/, read: parte('meiaNoite') },
  { pattern: /(?:d[ae] |pel[ao] |n?a |a |parte da )?(?:tarde|tardinha)/, read: parte('tarde') },
  { pattern: /(?:d[ae] |pel[ao] |n?a |a |parte da )?(?:noite|noitinha|noturno)/, read: parte('noite') },
  { pattern: /(?:d[ae] |pel[ao] |n?a )?madrugada/, read: parte('madrugada') },
];

function around(at: number | null): Faixa | null {
  if (at === null) return null;
  return { de: Math.max(0, at - FOLGA), ate: Math.min(DIA, at + FOLGA), nome: `perto ${das(at)}` };
}

/** True when a local time such as `08:30` lies within the range. */
export function isInFaixa({ de, ate }: Faixa, hora: string): boolean {
  const at = Number(hora.slice(0, 2)) * HORA + Number(hora.slice(3, 5));
  return at >= de && (at < ate || (ate === DIA && at <= DIA));
}
