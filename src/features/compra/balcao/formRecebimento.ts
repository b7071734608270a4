/** The form of the counter's payment: its button stands with the total, away from it. */
export const FORM_RECEBIMENTO = 'recebimento-no-balcao';
