import { palavrasDaMarca } from '../../../src/domain/companhia/marca/nomeDaMarca';
import type { LiveCompanhia } from '../../companhia/liveCompanhia';
import { findConta } from '../../conta/contaRepository';
import type { Tx } from '../../platform/database/database';
import { enqueueEmail } from '../../platform/outbox/outbox';
import type { Platform } from '../../platform/platform';
import type { Catalogue } from '../../viagens/catalogue';
import { findOferta } from '../../viagens/poltronaMap';
import { stopsOf } from '../../viagens/busca/toViagem';
import { esperaEmail } from './esperaEmail';
import { deleteDeparted, listEsperasWithVaga, markTold, type EsperaRow } from './esperaRepository';

interface Services extends Pick<Platform, 'database' | 'steps' | 'publicUrl'> {
  catalogue: Catalogue;
  companhia: Pick<LiveCompanhia, 'dados'>;
}

/**
 * Tells every wait whose departure has a seat again, once: its mark and its e-mail in the outbox are one transaction.
 * Waits whose departure has left are deleted.
 */
export async function tellEsperas(services: Services): Promise<void> {
  const { database, steps } = services;
  await deleteDeparted(database.db);
  await steps.each(
    'lista_espera',
    await listEsperasWithVaga(database.db),
    ({ id }) => ({ assunto: id, pedidoId: null }),
    (espera) => database.transaction((tx) => tell(tx, services, espera)),
  );
}

async function tell(tx: Tx, { catalogue, companhia, publicUrl }: Services, espera: EsperaRow): Promise<void> {
  const { id, dono, idioma, viagem_id, origem_id, destino_id } = espera;
  if (!(await markTold(tx, id))) return;
  const conta = await findConta(tx, 'cognito_id', dono);
  if (!conta) return;
  const wanted = { id: viagem_id, origem: String(origem_id), destino: String(destino_id) };
  const { partida, trecho } = await findOferta(tx, catalogue, wanted);
  const { nome } = palavrasDaMarca(companhia.dados());
  const to = { para: conta.email, nome: conta.nome, idioma, companhia: nome, publicUrl };
  await enqueueEmail(tx, `lista-de-espera/${id}`, esperaEmail(stopsOf(partida, trecho), to));
}
