/** Id of the passengers' form, referenced by its button outside. */
export const FORM_PASSAGEIROS = 'passageiros-da-compra';
