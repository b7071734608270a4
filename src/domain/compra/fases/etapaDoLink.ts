import { etapaPossivel, type EtapaCompra, type LinkCompra } from '../compra';

/** Steps shown by the page of the purchase; the ticket has its own page. */
export type EtapaComTela = Exclude<EtapaCompra, 'bilhete'>;

/** The step that the page shows for a step of the purchase. */
export const etapaComTela = (etapa: EtapaCompra): EtapaComTela => (etapa === 'bilhete' ? 'pagamento' : etapa);

/** The step that an address opens at, as far as the address alone tells it: the hold may have ended. */
export const etapaDoLink = ({ etapa, chave, pedido }: LinkCompra): EtapaComTela =>
  etapaComTela(etapaPossivel(etapa, { reservado: chave !== null, prontos: true, pedido: pedido !== null }));
