import type { Database } from '../../platform/database/database';
import { openAlerta, resolveOtherAlertas, type Alert } from './alertaRepository';
import { checkInvariants } from './invariants';
import { findWarningsOutside, type Certificado } from './sistemasDeFora';
import { findWarnings } from './trabalhoParadoRepository';
import { invariantes } from './violation';
import { avisos } from './warnings';

/** Age of the last move up to which an order is checked; a broken order is found long before. */
const DESDE = '2 days';

/**
 * Opens an alert for each violation of an invariant and for all work that is not done in time, and resolves those whose
 * reason is gone. Warnings are written first: they may name the reason for which the invariants cannot be checked.
 * @returns the new alerts, for the log.
 */
export async function watchInvariants(database: Database, certificados: readonly Certificado[] = []): Promise<Alert[]> {
  const outside = await findWarningsOutside(database.db, certificados);
  const warnings = [...(await findWarnings(database.db)), ...outside];
  const fresh = await writeAlerts(database, Object.keys(avisos), warnings);
  const broken = await checkInvariants(database.db, DESDE);
  const found = broken.map((violation) => ({ ...violation, assunto: violation.pedidoId }));
  return [...fresh, ...(await writeAlerts(database, Object.keys(invariantes), found))];
}

/** @param kinds the kinds that this turn looked for: only their alerts may be resolved. */
async function writeAlerts({ db, transaction }: Database, kinds: string[], found: readonly Alert[]): Promise<Alert[]> {
  if (found.length === 0) {
    await resolveOtherAlertas(db, kinds, found);
    return [];
  }
  return transaction(async (tx) => {
    const fresh: Alert[] = [];
    for (const alert of found) if (await openAlerta(tx, alert)) fresh.push(alert);
    await resolveOtherAlertas(tx, kinds, found);
    return fresh;
  });
}
