import type { TipoBeneficio } from './tipoBeneficio';

/** Names of the gratuities, apart from their kinds: home reads the kinds alone. */
export const rotulosBeneficio: Record<TipoBeneficio, string> = {
  idoso: 'Pessoa idosa',
  id_jovem: 'ID Jovem',
  passe_livre: 'Passe Livre',
};
