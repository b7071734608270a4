import { t } from '../../words/t';

/**
 * A line of the foot as the page says it: pages are kept in Portuguese, of which the one word before a contact is said in the
 * active language. The server's page and the app say it alike, or the app could not go on from the page.
 */
export const linhaDoRodape = (linha: string): string => linha.replace(/^Privacidade/, t('Privacidade'));
