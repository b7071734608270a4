import { readPedidoDeSaida } from '../../../src/domain/avisos/pedidoDeSaida';
import type { Database, Tx } from '../../platform/database/database';
import { isSemWhatsapp } from './entregaWhatsapp';
import { clearNumeroRefusal, refuseNumero } from './numeroRepository';
import { confirmSent, fallBackToSms } from './telefoneQueue';

const SAIU = 'Pronto: este número não recebe mais avisos de viagem. Para voltar a receber, escreva VOLTAR.';
const VOLTOU = 'Pronto: este número volta a receber os avisos das suas viagens. Para parar, escreva SAIR.';

/** Stops or resumes notices to a number that asks for it; null for a text that asks for neither. */
export async function settlePedidoDeSaida(tx: Tx, numero: string, texto: string): Promise<string | null> {
  const pedido = readPedidoDeSaida(texto);
  if (pedido === null) return null;
  await (pedido === 'sair' ? refuseNumero : clearNumeroRefusal)(tx, numero);
  return pedido === 'sair' ? SAIU : VOLTOU;
}

/** A notice that WhatsApp has taken is sent, whatever became of the process that sent it. */
export const settleSent = ({ db }: Database, id: string): Promise<void> => confirmSent(db, id);

/** A notice that WhatsApp accepted and could not deliver goes by SMS, where the number is not WhatsApp's. */
export async function settleFailure(database: Database, { id, code }: { id: string; code: number }): Promise<void> {
  if (isSemWhatsapp(code)) await database.transaction((tx) => fallBackToSms(tx, id));
}
