import { addDias, diasEntre, type Dia } from '../../base/data';

/** The content of a boleto's code, in the bank's own terms. */
export interface DadosDoCodigo {
  /** COMPE number of the bank, three digits. */
  banco: string;
  vencimento: Dia;
  valorCentavos: number;
  /** 25 digits that the bank fills in as it likes. */
  campoLivre: string;
}

const MOEDA_REAL = '9';
/** Day 0 of the factor of the due date. It has four digits: after 9999, on 21/02/2025, it began again at 1000. */
const BASE_DO_FATOR: Dia = '1997-10-07';
const MENOR_FATOR = 1000;
const MAIOR_FATOR = 9999;
const CICLO = MAIOR_FATOR - MENOR_FATOR + 1;

const digitsOf = (text: string): number[] => [...text].map(Number);

/** Check digit of a field of the linha digitável (módulo 10): weights 2 and 1 from the right, the digits of each product added. */
export function modulo10(text: string): number {
  const sum = digitsOf(text)
    .reverse()
    .map((digit, i) => (i % 2 === 0 ? digit * 2 : digit))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return (10 - (sum % 10)) % 10;
}

/** Check digit of the bar code (módulo 11): weights 2 to 9 from the right; where that gives 0, 10 or 11 it is 1. */
export function modulo11(text: string): number {
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, i) => total + digit * (2 + (i % 8)), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 1 : digit;
}

/** The factor of a due date, four digits. */
export function fatorDeVencimento(vencimento: Dia): string {
  const days = diasEntre(BASE_DO_FATOR, vencimento);
  return String(days <= MAIOR_FATOR ? days : MENOR_FATOR + ((days - MAIOR_FATOR - 1) % CICLO)).padStart(4, '0');
}

/** The due date of a factor, of the cycle that began in 2025. */
const vencimentoOf = (fator: string): Dia => addDias(BASE_DO_FATOR, Number(fator) - MENOR_FATOR + MAIOR_FATOR + 1);

/** The 44 digits of a boleto's bar code. */
export function codigoDeBarrasOf({ banco, vencimento, valorCentavos, campoLivre }: DadosDoCodigo): string {
  const head = banco + MOEDA_REAL;
  const tail = fatorDeVencimento(vencimento) + String(valorCentavos).padStart(10, '0') + campoLivre;
  return head + modulo11(head + tail) + tail;
}

/** True for 44 digits of a boleto in reais with the right check digit. */
export const isCodigoDeBarras = (codigo: string): boolean =>
  /^\d{3}9\d{40}$/.test(codigo) && modulo11(codigo.slice(0, 4) + codigo.slice(5)) === Number(codigo[4]);

/** Reads a bar code; null where it is none. */
export function lerCodigoDeBarras(
  codigo: string,
): Pick<DadosDoCodigo, 'banco' | 'vencimento' | 'valorCentavos'> | null {
  if (!isCodigoDeBarras(codigo)) return null;
  return {
    banco: codigo.slice(0, 3),
    vencimento: vencimentoOf(codigo.slice(5, 9)),
    valorCentavos: Number(codigo.slice(9, 19)),
  };
}

/** The 47 digits of the linha digitável, which say the same as the bar code and protect each field by a digit of its own. */
export function linhaDigitavelOf(codigo: string): string {
  const livre = codigo.slice(19);
  const campos = [codigo.slice(0, 4) + livre.slice(0, 5), livre.slice(5, 15), livre.slice(15)];
  return campos.map((campo) => campo + modulo10(campo)).join('') + codigo.slice(4, 19);
}

/** `'00190.50095 40144.816069 06809.350314 3 37370000000100'`, as a linha digitável is printed. */
export const formatLinhaDigitavel = (linha: string): string =>
  linha.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
