/** Id of the passengers' form, which its button names from outside. */
export const FORM_PASSAGEIROS = 'passageiros-da-compra';
