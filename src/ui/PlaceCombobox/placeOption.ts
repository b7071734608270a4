/** A suggestion: `titulo` is city and state, `detalhe` the terminal. */
export interface PlaceOption {
  id: string;
  titulo: string;
  detalhe: string;
}
