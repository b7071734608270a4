/** Id of the counter's payment form, whose button stands outside it with the total. */
export const FORM_RECEBIMENTO = 'recebimento-no-balcao';
