/** The statutory gratuities on interstate coaches, class convencional. */
export const tiposBeneficio = ['idoso', 'id_jovem', 'passe_livre'] as const;
export type TipoBeneficio = (typeof tiposBeneficio)[number];
