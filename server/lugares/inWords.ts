import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import { translated } from '../../src/words/t';

/** A place in the active language: a city's terminals have words for a name. */
export const inWords = <L extends Localidade>(lugar: L): L => ({ ...lugar, terminal: translated(lugar.terminal) });
