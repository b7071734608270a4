import type { AtendimentoAberto, NovoAtendimento } from '../../src/domain/wire/chatbot';
import { CONSENTIMENTO_ATENDIMENTO } from '../../src/domain/chatbot/atendimento';
import type { Tx } from '../platform/database/database';
import { badRequest } from '../platform/http/problem';

/** Keeps a letter to the company; handed in by the room that answers letters. */
export type ReceiveLetter = (
  tx: Tx,
  letter: Omit<NovoAtendimento, 'consentimento'> & { tipo: 'pedido' },
  publicUrl: string,
) => Promise<AtendimentoAberto>;

/** Hands the person over: a letter to the company like any other, with its protocol, and the consent beside it. */
export async function openAttendance(
  tx: Tx,
  receiveLetter: ReceiveLetter,
  { consentimento, ...contact }: NovoAtendimento,
  publicUrl: string,
): Promise<AtendimentoAberto> {
  if (!consentimento) throw badRequest('CONSENTIMENTO_NECESSARIO', CONSENTIMENTO_ATENDIMENTO, 'consentimento');
  const { protocolo, prazo } = await receiveLetter(tx, { ...contact, tipo: 'pedido' }, publicUrl);
  await tx.insertInto('chatbot_atendimento').values({ protocolo }).execute();
  return { protocolo, prazo };
}
