import type { TipoBeneficio } from './tipoBeneficio';
import { msg } from '../../../words/t';

/** Names of the gratuities, apart from their kinds: home reads the kinds alone. */
export const rotulosBeneficio: Record<TipoBeneficio, string> = {
  idoso: msg('Pessoa idosa'),
  id_jovem: 'ID Jovem',
  passe_livre: msg('Passe Livre'),
};
