import type { Language } from '../../../src/words/language';
import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import type { AlertaDePreco } from '../../../src/domain/wire/avisos/alertasDePreco';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { findConta } from '../../conta/contaRepository';
import type { Tx } from '../../platform/database/database';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Platform } from '../../platform/platform';
import { alertaEmail } from './alertaEmail';
import { chaveDoAlerta } from '../../../src/domain/avisos/alertaDePreco';
import { claimAlertas, deleteOver, markTold } from './alertaRepository';
import { lowestPrice, toAlerta, type AlertaServices } from './alertasDePreco';

interface Services extends AlertaServices, Pick<Platform, 'steps' | 'publicUrl'> {
  companhia: Pick<LiveCompanhia, 'dados'>;
}

interface Lower {
  alerta: AlertaDePreco;
  dono: string;
  idioma: Language;
  centavos: number;
}

/**
 * Tells every alert whose day has a lower price than it had, once: its mark and its e-mail in the outbox are one
 * transaction. Alerts whose day is over are deleted.
 */
export async function tellAlertas(services: Services): Promise<void> {
  const { database, steps } = services;
  await deleteOver(database.db);
  await steps.each(
    'alerta_preco',
    await listLower(services),
    ({ alerta }) => ({ assunto: alerta.id, pedidoId: null }),
    (lower) => database.transaction((tx) => tell(tx, services, lower)),
  );
}

/** The alerts of this turn whose day costs less now; a pair of places is priced once, and not at all once it is gone. */
async function listLower(services: Services): Promise<Lower[]> {
  const { catalogue, database } = services;
  const prices = new Map<string, Promise<number | null>>();
  const found: Lower[] = [];
  for (const row of await claimAlertas(database.db)) {
    const alerta = toAlerta(catalogue, row);
    if (alerta.origem === '' || alerta.destino === '') continue;
    const chave = chaveDoAlerta(alerta);
    const price = prices.get(chave) ?? lowestPrice(services, alerta);
    prices.set(chave, price);
    const centavos = await price;
    if (centavos !== null && (alerta.vistoCentavos === null || centavos < alerta.vistoCentavos)) {
      found.push({ alerta, dono: row.dono, idioma: row.idioma, centavos });
    }
  }
  return found;
}

async function tell(
  tx: Tx,
  { companhia, publicUrl }: Services,
  { alerta, dono, idioma, centavos }: Lower,
): Promise<void> {
  if (!(await markTold(tx, alerta.id))) return;
  const conta = await findConta(tx, 'cognito_id', dono);
  if (!conta) return;
  const { nome } = palavrasDaMarca(companhia.dados());
  const to = { para: conta.email, nome: conta.nome, idioma, companhia: nome, publicUrl };
  await enqueueEmail(tx, `alerta-de-preco/${alerta.id}`, alertaEmail(alerta, centavos, to));
}
