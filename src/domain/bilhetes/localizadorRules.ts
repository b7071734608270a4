import { textRule } from '../base/textRule';
import { isLocalizador } from './localizador';

const MENSAGEM = 'O localizador tem 6 letras e números';

/** A localizador, in either case. */
export const localizadorRule = textRule(MENSAGEM, (text) => isLocalizador(text.toUpperCase()));

/** A localizador, or nothing. */
export const localizadorOpcionalRule = textRule(MENSAGEM, (text) => text === '' || isLocalizador(text.toUpperCase()));
