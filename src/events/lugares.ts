/** Events of places. */
export type LugaresEvents = {
  /** The results need the places of the filters. */
  obterLocalidadesFiltro: undefined;
  /** "Perto de mim" was pressed: encontrarPerto sets the nearest terminal as origin. */
  PertoDeMimPedido: undefined;
};
