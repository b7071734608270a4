import type { Catalogue } from './active';
import { compileCatalogue } from './compiled';
import { screens as en } from './en/screens';
import enServer from './en/servidor.json';
import { screens as es } from './es/screens';
import esServer from './es/servidor.json';
import type { Language } from './language';

/** All translations at once: for the server, the book and tests. The website loads one language (loadWords). */
export const catalogues: Readonly<Record<Language, Catalogue | null>> = {
  'pt-BR': null,
  en: compileCatalogue({ ...en, ...enServer }),
  es: compileCatalogue({ ...es, ...esServer }),
};
