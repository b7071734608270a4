import type { AlertaAberto, AlertasAbertos } from '../../../src/domain/wire/administracao/alertas';
import type { Reader, Tx } from '../../platform/database/database';
import type { Autor } from '../../platform/http/access/staffNames';
import { conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { retryMessage } from '../../platform/outbox/mensagemRepository';
import {
  insertCiencia,
  listAlertasAbertos,
  lockAlertaAberto,
  resolveAlerta,
  type AlertaAbertoRow,
} from './alertaAbertoRepository';
import { countAlertas } from './alertaRepository';
import { invariantes } from './violation';
import { avisos } from './warnings';

/** Alerts that are listed one by one. */
const MAXIMO = 200;
/** The alert of a message that was given up; its subject is the message. */
const MENSAGEM_PARADA = 'A3';

const significados: Readonly<Record<string, string>> = { ...invariantes, ...avisos };

const toAberto = (row: AlertaAbertoRow): AlertaAberto => ({
  id: row.id,
  tipo: row.invariante,
  invariante: row.invariante in invariantes,
  significado: significados[row.invariante] ?? row.invariante,
  detalhe: row.detalhe,
  localizador: row.localizador,
  desde: row.criado_em.toISOString(),
  ciente:
    row.ciente_por === null || row.ciente_em === null ? null : { por: row.ciente_por, em: row.ciente_em.toISOString() },
  reenviavel: row.invariante === MENSAGEM_PARADA,
});

/** The open alerts, the gravest first. */
export async function showAlertas(db: Reader): Promise<AlertasAbertos> {
  const alertas = (await listAlertasAbertos(db, MAXIMO)).map(toAberto);
  return { total: alertas.length < MAXIMO ? alertas.length : await countAlertas(db), alertas };
}

/** Notes that a person has seen an alert; repeatable, and the first person stays. */
export async function acknowledgeAlerta(tx: Tx, id: string, autor: Autor): Promise<AlertaAberto> {
  const { id: alertaId } = await locked(tx, id);
  await insertCiencia(tx, alertaId, autor);
  return toAberto(await locked(tx, id));
}

/** Queues the message of an alert anew and resolves the alert; it opens again where the message is given up again. */
export async function resendMensagem(tx: Tx, id: string, autor: Autor): Promise<void> {
  const alerta = await locked(tx, id);
  if (alerta.invariante !== MENSAGEM_PARADA || !(await retryMessage(tx, alerta.assunto, autor))) {
    throw conflict('MENSAGEM_NAO_REENVIAVEL', 'Não há mensagem parada neste alerta.');
  }
  await insertCiencia(tx, alerta.id, autor);
  await resolveAlerta(tx, alerta.id);
}

async function locked(tx: Tx, id: string): Promise<AlertaAbertoRow> {
  const row = isUuid(id) ? await lockAlertaAberto(tx, id) : undefined;
  if (!row) throw notFound('ALERTA_NAO_ENCONTRADO', 'Este alerta já não está aberto.');
  return row;
}
