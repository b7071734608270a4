import type { ProcuraPedido } from '../wire/bilhetes/procura';
import { normalizeLocalizador } from './localizador';

/** The search as it is sent, from the fields as they were typed. */
export const toProcura = ({ localizador, documento }: ProcuraPedido): ProcuraPedido => ({
  localizador: normalizeLocalizador(localizador),
  documento,
});
