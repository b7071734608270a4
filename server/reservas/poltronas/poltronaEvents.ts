import { createQueue } from '../../platform/jobs/queue';
import { groupBy } from '../../viagens/groupBy';
import type { Legs, OcupacaoReads, PernaOcupada } from './ocupacaoRepository';

/** Interval between two queries; the watchers' view is at most this old. */
const LOOK_MS = 1_500;

type Listener = (ocupadas: number[]) => void;

interface Watcher extends Legs {
  listener: Listener;
  last: string | null;
}

/** A departure that is watched. */
interface Coach {
  watchers: Set<Watcher>;
  /** Fingerprint of `pernas`, read with them; null until they were read. */
  estado: string | null;
  pernas: readonly PernaOcupada[];
}

/**
 * Tells the watchers of a coach which seats are taken on their legs, at once and after each change, made in any replica.
 * One query at an interval asks the database for a fingerprint of each watched departure; only those that changed are
 * read, and only their watchers are looked at, so that the cost follows the changes and not the number of streams. A
 * reserva that runs out is noticed too, since the query compares the time and does not rely on the sweeper.
 */
export function createPoltronaEvents(reads: OcupacaoReads) {
  const coaches = new Map<string, Coach>();
  let timer: NodeJS.Timeout | null = null;
  const looks = createQueue();
  let newcomers = false;

  const lookAt = (choose: () => string[]): void =>
    looks.add(async () => {
      const ids = choose();
      if (ids.length > 0) await look(reads, coaches, ids);
    });
  /** A database slower than the interval is not asked faster than it answers. */
  const lookAgain = (): void => {
    if (looks.isIdle()) lookAt(all);
  };
  const all = (): string[] => [...coaches.keys()];
  const unread = (): string[] => [...coaches].flatMap(([id, { estado }]) => (estado === null ? [id] : []));

  /** Reads the departures of the newcomers of this moment together. */
  function readNewcomers(): void {
    if (newcomers) return;
    newcomers = true;
    lookAt(() => {
      newcomers = false;
      return unread();
    });
  }

  function join(partidaId: string): Coach {
    const coach = coaches.get(partidaId) ?? { watchers: new Set(), estado: null, pernas: [] };
    coaches.set(partidaId, coach);
    timer ??= setInterval(lookAgain, LOOK_MS).unref();
    return coach;
  }

  function leave({ partidaId }: Legs): void {
    if (coaches.get(partidaId)?.watchers.size === 0) coaches.delete(partidaId);
    if (coaches.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }

  return {
    /** @returns a function that ends the subscription. */
    subscribe(legs: Legs, listener: Listener): () => void {
      const watcher: Watcher = { ...legs, listener, last: null };
      const coach = join(legs.partidaId);
      coach.watchers.add(watcher);
      if (coach.estado !== null) tell(watcher, coach.pernas);
      else readNewcomers();
      return () => {
        coach.watchers.delete(watcher);
        leave(legs);
      };
    },
  };
}

/** Reads departures whose fingerprint differs, and tells their watchers. */
async function look(reads: OcupacaoReads, coaches: ReadonlyMap<string, Coach>, ids: readonly string[]): Promise<void> {
  const estados = await reads.estados(ids);
  const changed = ids.filter((id) => coaches.get(id)?.estado !== (estados.get(id) ?? ''));
  if (changed.length === 0) return;
  const rows = groupBy(await reads.pernas(changed), ({ partida_id: id }) => id);
  for (const id of changed) {
    const coach = coaches.get(id);
    if (!coach) continue;
    coach.pernas = rows.get(id) ?? [];
    // Of these rows, not of the query before: a seat taken between both and freed before the next look would stay taken.
    coach.estado = coach.pernas[0]?.estado ?? '';
    for (const watcher of coach.watchers) tell(watcher, coach.pernas);
  }
}

function tell(watcher: Watcher, pernas: readonly PernaOcupada[]): void {
  const { seqO, seqD, listener } = watcher;
  const taken = pernas.filter(({ perna }) => perna >= seqO && perna < seqD);
  const ocupadas = [...new Set(taken.map(({ poltrona }) => poltrona))].sort((a, b) => a - b);
  const text = ocupadas.join();
  if (text === watcher.last) return;
  watcher.last = text;
  listener(ocupadas);
}
