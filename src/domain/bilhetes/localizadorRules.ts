import { textRule } from '../base/textRule';
import { isLocalizador, normalizeLocalizador } from './localizador';
import { msg } from '../../words/t';

const MENSAGEM = msg('O localizador tem 6 letras e números');

/** A localizador, in either case, with spaces around or within it. */
export const localizadorRule = textRule(MENSAGEM, (text) => isLocalizador(normalizeLocalizador(text)));

/** A localizador, or nothing. */
export const localizadorOpcionalRule = textRule(MENSAGEM, (text) => text === '' || isLocalizador(text.toUpperCase()));
