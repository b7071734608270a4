import { PORTUGUESE } from '../../../src/words/language';
import { inLanguage } from '../../platform/language/language';
import { mayRing } from '../../../src/domain/avisos/silencio';
import type { Database, Tx } from '../../platform/database/database';
import type { Steps, Subject } from '../../platform/jobs/steps';
import { localTime, plusMinutes } from '../../viagens/localTime';
import { listNovidades, markTold, type Novidade } from './novidadeRepository';
import { enqueueTelefone } from './telefoneQueue';
import { toAviso } from './toAviso';

const HOUR_MS = 3_600_000;
/** How long a refund is news. */
const DEVOLUCAO_HORAS = 48;

/**
 * Tells passengers on their phones what happened to their trip since they were told last. The marks and the message in the
 * outbox are one transaction, so replicas that look at the same moment tell once. Several changes of a departure that wait
 * together are one message of what holds now; passengers of one order who share a phone get it once.
 */
export async function tellPassageiros(database: Database, steps: Steps): Promise<void> {
  const due = (await listNovidades(database.db)).filter(isDue);
  await steps.each('aviso_passageiro', groupsOf(due), toSubject, (group) =>
    database.transaction((tx) => tell(tx, group)),
  );
}

/** News of a departure's status is the same for everybody on one phone; the rest names the passenger or the seat. */
const keyOf = ({ tipo, pedidoId, n, celular, viagemId, evento }: Novidade): string => {
  if (tipo === 'status') return `${pedidoId}/${viagemId}/${celular}/status`;
  return tipo === 'onibus' ? `${pedidoId}/${n}/onibus` : `${pedidoId}/${n}/${evento}`;
};

/** The moment at which the coach leaves, as far as is known. */
const leavesAt = ({ viagem, status }: Novidade): Date =>
  plusMinutes(new Date(viagem.partida.instante), status?.atrasoMinutos ?? 0);

const isDue = (one: Novidade): boolean =>
  mayRing(
    localTime(one.agora, one.viagem.partida.localidade.fuso).hora,
    (leavesAt(one).getTime() - one.agora.getTime()) / HOUR_MS,
  );

async function tell(tx: Tx, group: readonly Novidade[]): Promise<void> {
  const fresh = await markTold(tx, group);
  const [first] = fresh;
  const last = fresh.at(-1);
  // The models of WhatsApp are approved in Portuguese alone: what fills them is said in it too.
  const aviso = first ? inLanguage(PORTUGUESE, () => toAviso(first)) : null;
  if (!first || !last || aviso === null) return;
  const { tipo, agora } = first;
  const until = tipo === 'devolucao' ? new Date(agora.getTime() + DEVOLUCAO_HORAS * HOUR_MS) : leavesAt(first);
  const said = first.idioma === PORTUGUESE ? null : inLanguage(first.idioma, () => toAviso(first));
  const sms = said && { sms: { idioma: first.idioma, valores: said.valores } };
  await enqueueTelefone(
    tx,
    { ...aviso, ...sms, pedidoId: last.pedidoId, n: last.n, ate: until.toISOString() },
    last.evento,
  );
}

function groupsOf(due: readonly Novidade[]): Novidade[][] {
  const groups = new Map<string, Novidade[]>();
  for (const one of due) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

const toSubject = ([first]: readonly Novidade[]): Subject => ({
  assunto: first ? `${first.pedidoId}/${first.n}/${first.evento}` : '',
  pedidoId: first?.pedidoId ?? null,
});
