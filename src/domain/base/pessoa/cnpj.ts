import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { msg } from '../../../words/t';

export const CNPJ_INVALIDO = msg('Informe um CNPJ válido');

/** `12.345.678/0001-95`. */
export const formatCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

/** As it is kept: without mask, letters in upper case. */
export const normalizeCnpj = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase();

/** True for a CNPJ, masked or not, with digits alone or with letters as since July 2026, whose two check digits are right. */
export const isCnpj = (text: string): boolean => isValidCnpj(normalizeCnpj(text), { version: 2 });
