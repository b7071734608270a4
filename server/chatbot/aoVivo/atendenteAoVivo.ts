import { randomUUID } from 'node:crypto';
import type {
  AtendimentoAberto,
  AtendimentoNaFila,
  FilaAtendimentos,
  NovaFala,
} from '../../../src/domain/wire/chatbot/aoVivo';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import {
  type AtendimentoRow,
  findAtendimento,
  freeAtendimento,
  insertFala,
  listFila,
  takeAtendimento,
  touchAtendimento,
} from './atendimentoRepository';
import { readFalas, situacaoDe } from './clienteAoVivo';

/** Answers a letter in the name of a person; handed in, since letters are a room of the same floor. */
export type AnswerManifestacao = (
  tx: Tx,
  answer: { protocolo: string; texto: string; autor: string },
  publicUrl: string,
) => Promise<unknown>;

/** Keeps that a person of the company sees letters; handed in as well. */
export type NoteManifestacoes = (db: Reader, protocolos: readonly string[], autor: string) => Promise<void>;

const toNaFila = (row: AtendimentoRow, sub: string): AtendimentoNaFila => ({
  protocolo: row.protocolo,
  nome: row.nome,
  mensagem: row.mensagem,
  criadaEm: row.criado_em.toISOString(),
  prazo: row.prazo,
  atendente: row.atendente === null ? null : row.atendente === sub ? 'voce' : 'outra_pessoa',
  semResposta: row.sem_resposta,
});

/** The conversations that wait, the longest wait first, with what each person wrote: each of them is a look at a letter. */
export async function readFila(db: Reader, sub: string, note: NoteManifestacoes): Promise<FilaAtendimentos> {
  const rows = await listFila(db);
  await note(
    db,
    rows.map(({ protocolo }) => protocolo),
    sub,
  );
  return { atendimentos: rows.map((row) => toNaFila(row, sub)) };
}

/** One conversation with its turns; the trail keeps who looked at it. */
export async function openAtendimento(
  db: Reader,
  protocolo: string,
  sub: string,
  note: NoteManifestacoes,
): Promise<AtendimentoAberto> {
  const atendimento = await readAtendimento(db, protocolo, sub);
  await note(db, [protocolo], sub);
  return atendimento;
}

async function requireAtendimento(db: Reader, protocolo: string): Promise<AtendimentoRow> {
  const row = await findAtendimento(db, protocolo);
  if (!row) throw notFound('ATENDIMENTO_NAO_ENCONTRADO', 'Não encontramos este atendimento.');
  return row;
}

async function requireOpen(tx: Tx, protocolo: string): Promise<AtendimentoRow> {
  const row = await requireAtendimento(tx, protocolo);
  if (row.encerrado) throw conflict('ATENDIMENTO_ENCERRADO', 'Este atendimento já foi respondido.');
  return row;
}

/** One conversation as somebody who has opened it sees it. */
async function readAtendimento(db: Reader, protocolo: string, sub: string): Promise<AtendimentoAberto> {
  const row = await requireAtendimento(db, protocolo);
  return {
    ...toNaFila(row, sub),
    situacao: situacaoDe(row),
    podeAssumir: !row.encerrado && row.livre && row.atendente !== sub,
    falas: await readFalas(db, protocolo),
  };
}

const notYours = () => conflict('ATENDIMENTO_DE_OUTRA_PESSOA', 'Outra pessoa da equipe está neste atendimento.');

/** Gives a conversation to the caller, one person at a time; the other side reads that somebody came. */
export async function takeConversa(tx: Tx, protocolo: string, sub: string): Promise<AtendimentoAberto> {
  const before = await requireOpen(tx, protocolo);
  if (!(await takeAtendimento(tx, protocolo, sub))) throw notYours();
  if (before.atendente !== sub) await announce(tx, protocolo, sub, 'Uma pessoa do atendimento entrou na conversa.');
  return readAtendimento(tx, protocolo, sub);
}

/** Puts a conversation of the caller back into the queue. */
export async function leaveConversa(tx: Tx, protocolo: string, sub: string): Promise<AtendimentoAberto> {
  await requireOpen(tx, protocolo);
  if (!(await freeAtendimento(tx, protocolo, sub))) throw notYours();
  await announce(tx, protocolo, sub, 'A pessoa do atendimento saiu. Outra responde em seguida.');
  return readAtendimento(tx, protocolo, sub);
}

/** Writes a turn of the caller, who must have the conversation. */
export async function sayAsAtendente(
  tx: Tx,
  protocolo: string,
  sub: string,
  { falaId, texto }: NovaFala,
): Promise<AtendimentoAberto> {
  await requireOpen(tx, protocolo);
  if (!(await touchAtendimento(tx, protocolo, sub))) throw notYours();
  await insertFala(tx, { protocolo, falaId: `a-${falaId}`, de: 'atendente', autor: sub, texto });
  return readAtendimento(tx, protocolo, sub);
}

/** Ends a conversation of the caller with the answer that stays with its protocol. */
export async function endConversa(
  tx: Tx,
  answerManifestacao: AnswerManifestacao,
  { protocolo, resposta, sub, publicUrl }: { protocolo: string; resposta: string; sub: string; publicUrl: string },
): Promise<AtendimentoAberto> {
  await requireOpen(tx, protocolo);
  if (!(await touchAtendimento(tx, protocolo, sub))) throw notYours();
  await answerManifestacao(tx, { protocolo, texto: resposta, autor: sub }, publicUrl);
  await announce(tx, protocolo, sub, 'O atendimento terminou. A resposta fica no seu protocolo.');
  return readAtendimento(tx, protocolo, sub);
}

const announce = (tx: Tx, protocolo: string, autor: string, texto: string): Promise<unknown> =>
  insertFala(tx, { protocolo, falaId: randomUUID(), de: 'sistema', autor, texto });
