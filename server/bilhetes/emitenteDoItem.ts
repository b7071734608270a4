import { codigoUf } from '../../src/domain/base/uf';
import type { Emitente } from '../../src/domain/companhia/companhia';
import type { FindEmitente } from '../companhia/emitentes';
import type { ItemRow } from '../pedidos/pedidoRepository';

/**
 * The carrier that issues the ticket of a seat: as the company names it now, else as it was when the seat was sold, since
 * what is paid is issued although the carrier has been renamed meanwhile.
 * @throws where neither says enough of it; the alert of the step that fails shows the message.
 */
export function emitenteDoItem({ viagem: { operadora } }: Pick<ItemRow, 'viagem'>, find: FindEmitente): Emitente {
  const emitente = find(operadora.nome) ?? ('ambiente' in operadora ? operadora : undefined);
  if (!emitente) {
    throw new Error(`A transportadora ${operadora.nome} não está nos dados da empresa (npm run empresa -- importar)`);
  }
  return emitente;
}

/** The number of the carrier's state in its keys. */
export function codigoUfDe({ uf }: Emitente): number {
  const codigo = codigoUf(uf);
  if (codigo === undefined) throw new Error(`no state ${uf}`);
  return codigo;
}
