import { type Language, PORTUGUESE } from '../../../src/words/language';
import { inLanguage } from '../../platform/language/language';
import { smsOf, type AvisoPronto } from '../../../src/domain/avisos/modelos';
import { rotas } from '../../../src/domain/base/rotas';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { confirmMessage, findMessage } from '../../platform/outbox/mensagemRepository';
import { enqueue, Refused, sendDue, type SendFailure } from '../../platform/outbox/outbox';
import { findCelular } from './novidadeRepository';
import { findNumero, noteSemWhatsapp, type Numero } from './numeroRepository';
import type { Telefone } from './telefonePort';

/** Topic of the outbox for notices to passengers' phones. */
export const TOPICO_TELEFONE = 'telefone';

/** A notice in the outbox. It names its passenger by order and seat: the number is looked up when it is sent. */
interface Queued extends AvisoPronto {
  pedidoId: string;
  n: number;
  /** The instant after which it is no news any more. */
  ate: string;
  /** The values of its SMS, for a purchase in another language than Portuguese. */
  sms?: { idioma: Language; valores: readonly string[] };
  /** WhatsApp has failed already. */
  porSms?: true;
}

/** Queues a notice to a passenger, once for each event, in the transaction that marks the event. */
export const enqueueTelefone = (tx: Tx, queued: Queued, evento: string): Promise<unknown> =>
  enqueue(tx, TOPICO_TELEFONE, `${queued.pedidoId}/${queued.n}/${evento}`, queued);

interface Services extends Telefone {
  database: Database;
  publicUrl: string;
  onFailure: (failure: SendFailure) => void;
}

/** Sends the queued notices, a few at once. */
export const sendQueuedAvisos = ({ database, onFailure, ...telefone }: Services): Promise<void> =>
  sendDue(database, TOPICO_TELEFONE, (id, corpo) => deliver(database.db, telefone, id, corpo as Queued), {
    onFailure,
    atOnce: AT_ONCE,
  });

const AT_ONCE = 4;

type Ways = Omit<Services, 'database' | 'onFailure'>;

async function deliver(db: Reader, ways: Ways, id: string, aviso: Queued): Promise<void> {
  const celular = await findCelular(db, aviso.pedidoId, aviso.n);
  // Deleted meanwhile, or no news any more: nothing is owed.
  if (celular === undefined || Date.parse(aviso.ate) < Date.now()) return;
  const numero = await findNumero(db, celular);
  if (numero.recusado) return;
  const para = celular.replace(/\D/g, '');
  if (await sendByWhatsapp(db, ways, { id, para, aviso, numero })) return;
  const parar = `${ways.publicUrl}${rotas.cancelarAvisos.path}?codigo=${numero.token}`;
  const { idioma = PORTUGUESE, valores = aviso.valores } = aviso.sms ?? {};
  const texto = inLanguage(idioma, () => smsOf({ ...aviso, valores }, parar));
  const outcome = (await ways.sms?.send(id, para, texto)) ?? 'recusado';
  if (outcome === 'recusado') throw new Refused('no way leads to this phone');
}

interface Sending {
  id: string;
  para: string;
  aviso: Queued;
  numero: Numero;
}

/** False where the message has to take the other way. */
async function sendByWhatsapp(db: Reader, { whatsapp }: Ways, { id, para, aviso, numero }: Sending): Promise<boolean> {
  if (whatsapp === null || aviso.porSms || numero.semWhatsapp) return false;
  if ((await whatsapp.sendModelo(id, para, aviso, numero.token)) === 'enviado') return true;
  await noteSemWhatsapp(db, para);
  return false;
}

/** WhatsApp says that a notice is on its way: it is not sent again, even where the process that sent it is gone. */
export const confirmSent = (db: Reader, mensagemId: string): Promise<void> =>
  confirmMessage(db, TOPICO_TELEFONE, mensagemId);

/**
 * WhatsApp accepted a notice and says later that the number is none of its own: the same notice goes by SMS, once however
 * often that is said.
 */
export async function fallBackToSms(tx: Tx, mensagemId: string): Promise<void> {
  const found = await findMessage(tx, TOPICO_TELEFONE, mensagemId);
  if (!found?.chave) return;
  const queued = found.corpo as Partial<Queued>;
  if (queued.pedidoId === undefined || queued.n === undefined || queued.porSms) return;
  const celular = await findCelular(tx, queued.pedidoId, queued.n);
  if (celular !== undefined) await noteSemWhatsapp(tx, celular);
  await enqueue(tx, TOPICO_TELEFONE, `${found.chave}/sms`, { ...queued, porSms: true });
}
