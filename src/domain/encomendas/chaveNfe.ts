import { isCnpj } from '../base/pessoa/cnpj';
import { isCpf } from '../base/pessoa/cpf';
import type { Dia } from '../base/data';
import { digitoChave } from '../base/digitoChave';
import { ufIbge } from '../base/uf';

const MODELO = '55';

/** The parts of an NF-e key that are shown to a person. */
export interface PartesChaveNfe {
  uf: string;
  /** `YYYY-MM`, the month of issue. */
  mes: string;
  /** CNPJ of the issuer, or the CPF of a person who issues (series 920 to 969). */
  emitente: string;
  serie: number;
  numero: number;
}

export type ChaveNfeLida = { ok: true; chave: string; partes: PartesChaveNfe } | { ok: false; erro: string };

const refuse = (erro: string): ChaveNfeLida => ({ ok: false, erro });

/**
 * Parses the 44 characters of an NF-e access key, in any grouping, or reports the error: length, check digit, model,
 * state, month, issuer.
 * @param today keys of a later month are refused.
 */
export function readChaveNfe(text: string, today: Dia): ChaveNfeLida {
  const chave = text.replace(/[\s.-]/g, '').toUpperCase();
  if (!/^\d{6}[0-9A-Z]{12}\d{26}$/.test(chave)) {
    return refuse(`A chave da NF-e tem 44 dígitos${/^\d*$/.test(chave) ? `; aqui há ${chave.length}` : ''}`);
  }
  if (digitoChave(chave.slice(0, 43)) !== Number(chave[43])) {
    return refuse('Confira a chave da NF-e: o dígito verificador não fecha');
  }
  if (chave.slice(20, 22) !== MODELO) return refuse('Esta chave é de outro documento: a NF-e é a de modelo 55');
  const partes = partesOf(chave);
  if (!partes.uf) return refuse('Confira a chave da NF-e: ela não começa com o código de um estado');
  if (!isMes(partes.mes, today))
    return refuse('Confira a chave da NF-e: o mês de emissão não existe ou ainda não chegou');
  if (!isEmitente(partes)) return refuse('Confira a chave da NF-e: o CNPJ de quem emitiu não é válido');
  return { ok: true, chave, partes };
}

const partesOf = (chave: string): PartesChaveNfe => {
  const serie = Number(chave.slice(22, 25));
  const holder = chave.slice(6, 20);
  return {
    uf: ufIbge[chave.slice(0, 2)] ?? '',
    mes: `20${chave.slice(2, 4)}-${chave.slice(4, 6)}`,
    emitente: isCpfSerie(serie) && holder.startsWith('000') ? holder.slice(3) : holder,
    serie,
    numero: Number(chave.slice(25, 34)),
  };
};

/** The NF-e exists since 2006. */
const isMes = (mes: string, today: Dia): boolean =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(mes) && mes >= '2006-01' && mes <= today.slice(0, 7);
const isCpfSerie = (serie: number): boolean => serie >= 920 && serie <= 969;
const isEmitente = ({ emitente, serie }: PartesChaveNfe): boolean =>
  isCpfSerie(serie) && emitente.length === 11 ? isCpf(emitente) : isCnpj(emitente);

/** `3526 0712 …`: groups of four, as the DANFE prints it. */
export const formatChaveNfe = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ');
