import { isValidCnh } from '@brazilian-utils/brazilian-utils/is-valid-cnh';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';
import { isCpf, onlyDigits } from './cpf';
import { rotulosDocumento, tiposDocumento, type CodigoDocumento, type TipoDocumento } from './documento';
import { t, translated } from '../../../words/t';

/** True for the 11 digits of a CNH's registration number with its two check digits. */
export const isCnh = (text: string): boolean => isValidCnh(onlyDigits(text));

/**
 * True for the 12 digits of a título de eleitor: 8 in sequence, 2 of the state (01 to 28), 2 check digits. The length is
 * tested here because the package also accepts 13 digits, of which one is then covered by no check digit.
 */
export function isTituloEleitor(text: string): boolean {
  const titulo = onlyDigits(text);
  return titulo.length === 12 && isValidVoterId(titulo);
}

/** An RG has no national check digit: 5 to 14 letters or digits, digits prevailing. */
export function isRg(text: string): boolean {
  const rg = text.replace(/[.\-\s/]/g, '').toUpperCase();
  return /^[0-9A-Z]{5,14}$/.test(rg) && onlyDigits(rg).length >= 4 && !/^(.)\1+$/.test(rg);
}

/** A passport of any country: 6 to 12 letters or digits; Brazil's own is two letters and six digits. */
export const isPassaporte = (text: string): boolean => {
  const passaporte = text.trim().toUpperCase();
  return /^[0-9A-Z]{6,12}$/.test(passaporte) && /\d/.test(passaporte) && !/^(.)\1+$/.test(passaporte);
};

const regras: Record<TipoDocumento, (numero: string) => boolean> = {
  cpf: (numero) => isCpf(numero),
  rg: isRg,
  cnh: isCnh,
  passaporte: isPassaporte,
  tituloEleitor: isTituloEleitor,
};

/** The name of a document type by the code of the wire. */
export const tipoDocumentoDe = (codigo: CodigoDocumento): TipoDocumento =>
  (Object.keys(tiposDocumento) as TipoDocumento[]).find((tipo) => tiposDocumento[tipo] === codigo) ?? 'rg';

/** The mask of a document's number; null where its form differs from one to the next. */
export const mascaraDocumento = (codigo: CodigoDocumento): 'cpf' | 'cnh' | null => {
  const tipo = tipoDocumentoDe(codigo);
  return tipo === 'cpf' || tipo === 'cnh' ? tipo : null;
};

/** True when the number fits its type: by check digit where the type has one, else by its form. */
export const isDocumento = (tipo: CodigoDocumento, numero: string): boolean => regras[tipoDocumentoDe(tipo)](numero);

/** Message for a number that does not fit its type. */
export const mensagemDocumento = (tipo: CodigoDocumento): string =>
  t('Informe um número de {documento} válido', { documento: translated(rotulosDocumento[tipoDocumentoDe(tipo)]) });

/** As it is kept: without mask, letters in upper case. */
export const normalizeDocumento = (numero: string): string => numero.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Shown to people who need only recognise it: `***.247-25` would tell too much of a CPF, so the last three stay. */
export const maskDocumento = (numero: string): string => numero.slice(-3).padStart(numero.length, '*');
