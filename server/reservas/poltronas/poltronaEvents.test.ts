import type { OcupacaoReads, PernaOcupada } from './ocupacaoRepository';
import { createPoltronaEvents } from './poltronaEvents';

const reads = {
  estados: jest.fn<ReturnType<OcupacaoReads['estados']>, Parameters<OcupacaoReads['estados']>>(),
  pernas: jest.fn<ReturnType<OcupacaoReads['pernas']>, Parameters<OcupacaoReads['pernas']>>(),
};

/** Taken legs by departure; the fingerprint is their text. */
let taken: Record<string, [poltrona: number, perna: number][]>;

beforeEach(() => {
  jest.useFakeTimers();
  taken = {};
  const rowsOf = (ids: readonly string[]): PernaOcupada[] =>
    ids.flatMap((id) =>
      (taken[id] ?? []).map(([poltrona, perna]) => ({
        partida_id: id,
        poltrona,
        perna,
        estado: JSON.stringify(taken[id]),
      })),
    );
  reads.estados.mockReset().mockImplementation(async (ids) => {
    const known = ids.filter((id) => (taken[id] ?? []).length > 0);
    return new Map(known.map((id) => [id, JSON.stringify(taken[id])]));
  });
  reads.pernas.mockReset().mockImplementation(async (ids) => rowsOf(ids));
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);
const nextLook = () => jest.advanceTimersByTimeAsync(1_500);

function open() {
  const events = createPoltronaEvents(reads);
  return (partidaId: string, seqO = 0, seqD = 9) => {
    const told: number[][] = [];
    const end = events.subscribe({ partidaId, seqO, seqD }, (ocupadas) => told.push(ocupadas));
    return { told, end };
  };
}

describe('the watchers of coaches', () => {
  it('are told at once, and again only where something changed', async () => {
    const watch = open();
    taken = { um: [[3, 0]] };
    const [um, dois] = [watch('um'), watch('dois')];
    await settle();
    expect([um.told, dois.told]).toEqual([[[3]], [[]]]);
    expect(reads.estados).toHaveBeenCalledTimes(1);

    await nextLook();
    expect(reads.pernas).toHaveBeenCalledTimes(1);
    taken = { ...taken, dois: [[7, 1]] };
    await nextLook();
    expect([um.told, dois.told]).toEqual([[[3]], [[], [7]]]);
    expect(reads.pernas.mock.calls.map(([ids]) => ids)).toEqual([['um', 'dois'], ['dois']]);
  });

  it('that join a coach which is watched are told without the database', async () => {
    const watch = open();
    taken = { um: [[1, 0]] };
    watch('um');
    await settle();
    const late = watch('um');
    expect(late.told).toEqual([[1]]);
    await settle();
    expect(reads.estados).toHaveBeenCalledTimes(1);
  });

  it('hear that a seat is free again which was taken in the middle of one look and freed before the next', async () => {
    const watch = open();
    reads.estados.mockImplementationOnce(async () => {
      taken = { um: [[4, 0]] };
      return new Map();
    });
    const um = watch('um');
    await settle();
    expect(um.told).toEqual([[4]]);
    taken = {};
    await nextLook();
    expect(um.told).toEqual([[4], []]);
  });

  it('hear of their own legs alone', async () => {
    const watch = open();
    taken = { um: [[1, 0], [2, 1], [2, 2], [4, 3]] }; // prettier-ignore
    const [first, middle] = [watch('um', 0, 1), watch('um', 1, 3)];
    await settle();
    expect([first.told, middle.told]).toEqual([[[1]], [[2]]]);
    taken = { um: [[1, 0], [2, 1], [2, 2]] }; // prettier-ignore
    await nextLook();
    expect([first.told, middle.told]).toEqual([[[1]], [[2]]]);
  });

  it('keep what they have while the database is away, and hear of what they missed', async () => {
    const watch = open();
    const um = watch('um');
    await settle();
    reads.estados.mockRejectedValueOnce(new Error('away'));
    taken = { um: [[5, 0]] };
    await nextLook();
    expect(um.told).toEqual([[]]);
    await nextLook();
    expect(um.told).toEqual([[], [5]]);
  });

  it('that join together while the database is away ask it once, not each', async () => {
    const watch = open();
    reads.estados.mockRejectedValueOnce(new Error('away'));
    const watchers = [watch('um'), watch('um'), watch('dois')];
    await settle();
    expect(reads.estados).toHaveBeenCalledTimes(1);
    await nextLook();
    expect(watchers.map(({ told }) => told)).toEqual([[[]], [[]], [[]]]);
  });

  it('that join while a slow look runs are told as soon as it has ended', async () => {
    const watch = open();
    watch('um');
    await settle();
    let release: () => void = () => undefined;
    reads.estados.mockImplementationOnce(
      () => new Promise((resolve) => (release = () => resolve(new Map([['um', 'x']])))),
    );
    await nextLook();
    taken = { dois: [[8, 0]] };
    const dois = watch('dois');
    await settle();
    expect(dois.told).toEqual([]);
    // A slow database is not asked again meanwhile.
    const asked = reads.estados.mock.calls.length;
    await nextLook();
    expect(reads.estados.mock.calls).toHaveLength(asked);
    release();
    await settle();
    expect(dois.told).toEqual([[8]]);
  });

  it('are told the seats by their numbers, in whatever order they were taken', async () => {
    const watch = open();
    taken = { um: [[10, 0], [9, 0], [2, 1]] }; // prettier-ignore
    const um = watch('um');
    await settle();
    expect(um.told).toEqual([[2, 9, 10]]);
  });

  it('that stay hear on after another one of the coach has left', async () => {
    const watch = open();
    const [stays, leaves] = [watch('um'), watch('um')];
    await settle();
    leaves.end();
    taken = { um: [[6, 0]] };
    await nextLook();
    expect([stays.told, leaves.told]).toEqual([[[], [6]], [[]]]);
  });

  it('that have all left cost nothing', async () => {
    const watch = open();
    const watchers = [watch('um'), watch('um'), watch('dois')];
    await settle();
    for (const { end } of watchers) {
      end();
      end();
    }
    reads.estados.mockClear();
    await nextLook();
    expect(reads.estados).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
