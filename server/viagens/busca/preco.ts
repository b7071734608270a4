import type { Preco } from '../../../src/domain/wire/viagens/viagens';

/** A price as the tables hold it. */
export interface PrecoRow {
  tarifa: number;
  pedagio: number;
  embarque: number;
  seguro: number;
}

/** The price of the wire, with the total that the person pays. */
export const toPreco = ({ tarifa, pedagio, embarque, seguro }: PrecoRow): Preco => ({
  tarifaCentavos: tarifa,
  pedagioCentavos: pedagio,
  taxaEmbarqueCentavos: embarque,
  seguroCentavos: seguro,
  totalCentavos: tarifa + pedagio + embarque + seguro,
});

/** The price of the wire as the tables hold it. */
export const toPrecoRow = (preco: Preco): PrecoRow => ({
  tarifa: preco.tarifaCentavos,
  pedagio: preco.pedagioCentavos,
  embarque: preco.taxaEmbarqueCentavos,
  seguro: preco.seguroCentavos,
});
