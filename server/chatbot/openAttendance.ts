import type { AtendimentoAberto, NovoAtendimento } from '../../src/domain/wire/chatbot/chatbot';
import { CONSENTIMENTO_ATENDIMENTO } from '../../src/domain/chatbot/atendimento';
import type { Tx } from '../platform/database/database';
import { badRequest } from '../platform/http/problem';
import { hashChave, newChave } from './aoVivo/chave';
import { insertAtendimento } from './conversaRepository';

/** Records a letter to the company; handed in, since the room that answers letters is on the same floor. */
export type ReceiveManifestacao = (
  tx: Tx,
  manifestacao: Omit<NovoAtendimento, 'consentimento'> & { tipo: 'pedido' },
  publicUrl: string,
) => Promise<Pick<AtendimentoAberto, 'protocolo' | 'prazo'>>;

/** Hands the person over: records a letter to the company with its protocol, and the person's consent. */
export async function openAttendance(
  tx: Tx,
  receiveManifestacao: ReceiveManifestacao,
  { consentimento, ...contact }: NovoAtendimento,
  publicUrl: string,
): Promise<AtendimentoAberto> {
  if (!consentimento) throw badRequest('CONSENTIMENTO_NECESSARIO', CONSENTIMENTO_ATENDIMENTO, 'consentimento');
  const { protocolo, prazo } = await receiveManifestacao(tx, { ...contact, tipo: 'pedido' }, publicUrl);
  const chave = newChave();
  await insertAtendimento(tx, protocolo, hashChave(chave));
  return { protocolo, prazo, chave };
}
