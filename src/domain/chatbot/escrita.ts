/** Abbreviations of chat language and their expansions. */
const abreviaturas: Record<string, string> = {
  pro: 'para',
  pra: 'para',
  pros: 'para',
  pras: 'para',
  prum: 'para',
  pruma: 'para',
  vc: 'voce',
  vcs: 'voces',
  hj: 'hoje',
  amnh: 'amanha',
  amh: 'amanha',
  dps: 'depois',
  dpois: 'depois',
  qto: 'quanto',
  qnto: 'quanto',
  qt: 'quanto',
  qd: 'quando',
  qdo: 'quando',
  qnd: 'quando',
  ql: 'qual',
  tb: 'tambem',
  tbm: 'tambem',
  td: 'tudo',
  ta: 'esta',
  tah: 'esta',
  cade: 'onde esta',
  kd: 'onde esta',
  obg: 'obrigado',
  obgd: 'obrigado',
  vlw: 'obrigado',
  valeu: 'obrigado',
  brigado: 'obrigado',
  blz: 'beleza',
  pf: 'por favor',
  pfv: 'por favor',
  pls: 'por favor',
  bus: 'onibus',
  busao: 'onibus',
  pass: 'passagem',
  psg: 'passagem',
  pax: 'pessoas',
  fds: 'fim de semana',
  seg: 'segunda',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sabado',
  dom: 'domingo',
};

/** Number words and their digits. */
const porExtenso: Record<string, string> = {
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  onze: '11',
  doze: '12',
  treze: '13',
  catorze: '14',
  quatorze: '14',
  quinze: '15',
  dezesseis: '16',
  dezessete: '17',
  dezoito: '18',
  dezenove: '19',
  vinte: '20',
  trinta: '30',
};

const feiras: Record<string, string> = { 2: 'segunda', 3: 'terca', 4: 'quarta', 5: 'quinta', 6: 'sexta' };

/** Notation unified before punctuation is removed: arrows, times, dates, ordinals, `p/` and `c/`. */
const formas: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  [/->|→|=>|➡️?|>/g, ' para '],
  [/\bp\/\s*/g, ' para '],
  [/\bc\/\s*/g, ' com '],
  [/\bs\/\s*/g, ' sem '],
  [/(\d)\s*(?:º|°)/g, '$1'],
  // Must run before the number word `dez`.
  [/\b(\d{1,2})\s+(?:de\s+)?dez\b/g, '$1 de dezembro'],
  [/\b1[oª]\b/g, '1'],
  [/\b([2-6])\s*ª?a?\s*-?\s*feira\b/g, (_, digit = '') => feiras[digit] ?? ''],
  [/\b([2-6])[aª]\b/g, (_, digit = '') => feiras[digit] ?? ''],
  [/\b(segunda|terca|quarta|quinta|sexta)\s*-?\s*feira\b/g, '$1'],
  [/\b(\d{1,2})\s*:\s*(\d{2})\s*(?:hs|hrs|h|min)?\b/g, '$1h$2'],
  [/\b(\d{1,2})\s*h\s*(\d{2})(?:\s*min)?\b/g, '$1h$2'],
  [/\b(\d{1,2})\s*(?:h|hs|hrs|hr|horas?)\b/g, '$1h'],
  [/\b(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})\b/g, '$1/$2/$3'],
  [/\b(\d{1,2})[/.-](\d{1,2})\b/g, '$1/$2'],
];

/**
 * Normalizes a message for the grammar: no accents, no case, abbreviations and numbers unified, single spaces. Dates
 * (`12/12`) and times (`8h30`) keep their form; a lone dash stays a word, since it may separate two places.
 */
export function normalizeFala(texto: string): string {
  let written = texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase();
  for (const [form, to] of formas) written = written.replace(form, to as string);
  return written
    .replace(/\s[-–—]\s/g, ' § ')
    .replace(/(?<!\d)\/|\/(?!\d)/g, ' ')
    .replace(/[^a-z0-9/§]+/g, ' ')
    .replace(/§/g, '-')
    .split(' ')
    .filter(Boolean)
    .map((word) => own(abreviaturas, word) ?? own(porExtenso, word) ?? word)
    .join(' ');
}

const own = (table: Record<string, string>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
