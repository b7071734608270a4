import { msg } from '../../../src/words/t';
import type { ConversaAoVivo, FalaAoVivo } from '../../../src/domain/wire/chatbot/aoVivo';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import {
  type AtendimentoRow,
  countFalasDoCliente,
  findAtendimento,
  hasChave,
  insertFala,
  keepAtendimento,
  listFalas,
} from './atendimentoRepository';
import { hashChave } from './chave';

/** Turns that one person may write in one conversation. */
const MAXIMO = 200;

const unknown = () => notFound('ATENDIMENTO_NAO_ENCONTRADO', msg('Não encontramos este atendimento.'));

/** Shows the turns of a conversation. */
export async function readFalas(db: Reader, protocolo: string): Promise<FalaAoVivo[]> {
  return (await listFalas(db, protocolo)).map(({ em, ...fala }) => ({ ...fala, em: em.toISOString() }));
}

/** State of a conversation: answered, with somebody, or waiting. */
export function situacaoDe({ encerrado, atendente }: AtendimentoRow): ConversaAoVivo['situacao'] {
  if (encerrado) return 'encerrado';
  return atendente === null ? 'espera' : 'ao_vivo';
}

async function requireOwn<Db extends Reader>(
  db: Db,
  { protocolo, chave }: { protocolo: string; chave: string },
  find: (db: Db, protocolo: string) => Promise<AtendimentoRow | undefined>,
): Promise<AtendimentoRow> {
  const row = (await hasChave(db, protocolo, hashChave(chave))) ? await find(db, protocolo) : undefined;
  if (!row) throw unknown();
  return row;
}

/** The conversation of a protocol and its key; a wrong key and an unknown protocol get the same 404. */
export async function readConversa(db: Reader, protocolo: string, chave: string): Promise<ConversaAoVivo> {
  const row = await requireOwn(db, { protocolo, chave }, findAtendimento);
  return { situacao: situacaoDe(row), falas: await readFalas(db, protocolo) };
}

/** Writes a turn of the person into their conversation; a conversation that ends at that moment waits, or has ended. */
export async function sayAsCliente(
  tx: Tx,
  protocolo: string,
  { chave, falaId, texto }: { chave: string; falaId: string; texto: string },
): Promise<ConversaAoVivo> {
  const row = await requireOwn(tx, { protocolo, chave }, keepAtendimento);
  if (row.encerrado) throw conflict('ATENDIMENTO_ENCERRADO', msg('Este atendimento já foi respondido.'));
  if ((await countFalasDoCliente(tx, protocolo)) >= MAXIMO) {
    throw new Problem(429, {
      codigo: 'CONVERSA_LONGA',
      mensagem: msg('A conversa ficou longa demais. Espere a resposta.'),
    });
  }
  await insertFala(tx, { protocolo, falaId: `c-${falaId}`, de: 'cliente', autor: null, texto });
  return readConversa(tx, protocolo, chave);
}
