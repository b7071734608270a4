/** Minutes before departure at which boarding begins, and passengers are asked to be there. */
export const EMBARQUE_MINUTOS = 30;
