import { parseDataBr, type Dia } from '../../../src/domain/base/data';
import { codigoDeClasse, type Classe } from '../../../src/domain/viagens/classe';

/** A value that cannot be what its column means; `message` says why, for the person who wrote it. */
export class CampoInvalido extends Error {
  override readonly name = 'CampoInvalido';
}

type Read<T> = (texto: string) => T;

/** How a column is read; `vazio` is the value of an empty field, undefined where it must not be empty. */
export interface Coluna<T> {
  read: Read<T>;
  vazio: T | undefined;
}

export const obrigatorio = <T>(read: Read<T>): Coluna<T> => ({ read, vazio: undefined });
export const opcional = <T>(read: Read<T>): Coluna<T | null> => ({ read, vazio: null });
export const comPadrao = <T>(read: Read<T>, vazio: T): Coluna<T> => ({ read, vazio });

const refuse = (motivo: string): never => {
  throw new CampoInvalido(motivo);
};

/** Text up to a length. */
export const texto =
  (maximo = 255): Read<string> =>
  (valor) =>
    valor.length > maximo ? refuse(`passa de ${maximo} letras`) : valor;

/** A whole number between two bounds. */
export const inteiro =
  (de: number, ate: number): Read<number> =>
  (valor) => {
    if (!/^-?\d{1,12}$/.test(valor)) return refuse(`"${valor}" não é um número inteiro`);
    const numero = Number(valor);
    return numero < de || numero > ate ? refuse(`${valor} não está entre ${de} e ${ate}`) : numero;
  };

/** A decimal number between two bounds, with a point. */
export const decimal =
  (de: number, ate: number): Read<number> =>
  (valor) => {
    if (!/^[+-]?(\d{1,12})(\.\d*)?(e-?\d{1,2})?$/i.test(valor)) return refuse(`"${valor}" não é um número com ponto`);
    const numero = Number(valor);
    return numero < de || numero > ate ? refuse(`${valor} não está entre ${de} e ${ate}`) : numero;
  };

/** A price, `112.50`, in centavos. */
export const dinheiro: Read<number> = (valor) => {
  const [, reais = '', centavos = ''] = /^(\d{1,6})(?:\.(\d{1,2})0*)?$/.exec(valor) ?? [];
  if (reais === '') return refuse(`"${valor}" não é um preço como 112.50`);
  return Number(reais) * 100 + Number(centavos.padEnd(2, '0'));
};

/** The same, and not nothing. */
export const preco: Read<number> = (valor) => dinheiro(valor) || refuse('o preço não pode ser zero');

/** A day, `20261231`. */
export const dia: Read<Dia> = (valor) => {
  const data = /^\d{8}$/.test(valor)
    ? parseDataBr(`${valor.slice(6)}/${valor.slice(4, 6)}/${valor.slice(0, 4)}`)
    : null;
  return data ?? refuse(`"${valor}" não é um dia como 20261231`);
};

/** A time of a service day in seconds, `25:35:00`: after midnight it goes on counting, up to a week. */
export const hora: Read<number> = (valor) => {
  const [, horas, minutos, segundos] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(valor) ?? [];
  if (horas === undefined) return refuse(`"${valor}" não é uma hora como 25:35:00`);
  if (Number(horas) >= 168) return refuse(`${valor} passa de uma semana`);
  return Number(horas) * 3600 + Number(minutos) * 60 + Number(segundos);
};

/** An IANA zone; an offset is none, and PostgreSQL reads its sign the other way round. */
export const fuso: Read<string> = (valor) => {
  try {
    if (!/^[a-z]/i.test(valor)) throw new RangeError('an offset');
    return new Intl.DateTimeFormat('en', { timeZone: valor }).resolvedOptions().timeZone;
  } catch {
    return refuse(`"${valor}" não é um fuso como America/Sao_Paulo`);
  }
};

/** `1` or `0`, as the days of a calendar. */
export const simOuNao: Read<boolean> = (valor) =>
  valor === '1' || valor === '0' ? valor === '1' : refuse(`"${valor}" não é 0 nem 1`);

/** One of a list. */
export const umDe =
  <T extends string>(nomes: readonly T[]): Read<T> =>
  (valor) =>
    nomes.find((nome) => nome === valor) ?? refuse(`"${valor}" não é um de: ${nomes.join(', ')}`);

const classes = Object.keys(codigoDeClasse).filter((nome): nome is Classe => nome in codigoDeClasse);

/** A class of service, as the API names it. */
export const classe: Read<Classe> = umDe(classes);
