/** The holder of seats that the operator sold to others: the `reserva_id` of their rows in `ocupacao`, and no reserva. */
export const VENDIDA_FORA = '00000000-0000-4000-8000-00000000f04a';
