/** The recorder's steps: what an event changed, how many are kept, and how much of each. */
import { changedPaths, valueAt } from '../../../.storybook/eventos/gravador/changes';
import {
  createStepRecorder,
  LONGEST_CONTENT,
  type StepRecorder,
} from '../../../.storybook/eventos/gravador/createStepRecorder';
import {
  changesAfter,
  emptyRecording,
  type EventRecording,
  LONGEST_RECORDING,
  type Step,
  withStep,
} from '../../../.storybook/eventos/gravador/recording';
import {
  type Changes,
  LONGEST_CHANGES,
  LONGEST_TEXT,
  noChanges,
  type State,
  stateChanges,
} from '../../../.storybook/eventos/gravador/stateChanges';
import { umaGravacao, umPasso } from './umaGravacao';

describe('paths at which two states differ', () => {
  it.each([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b']]],
    ['a value within', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [['a', 'b', 'c']]],
    ['a field that came and one that went', { a: 1 }, { b: 1 }, [['a'], ['b']]],
    ['an element of a list of the same length', { a: [1, 2] }, { a: [1, 3] }, [['a', 1]]],
    ['a list of another length', { a: [1] }, { a: [1, 2] }, [['a']]],
    ['a list that became an object', { a: [] }, { a: {} }, [['a']]],
    ['nothing', { a: { b: [1] } }, { a: { b: [1] } }, []],
  ])('are found for %s', (_what, before, after, paths) => {
    expect(changedPaths(before, after)).toEqual(paths);
  });

  it('does not enter what both states share', () => {
    const shared = Object.defineProperty({}, 'entered', {
      enumerable: true,
      get: () => {
        throw new Error('entered');
      },
    });
    expect(changedPaths({ shared, a: 1 }, { shared, a: 2 })).toEqual([['a']]);
  });

  it('reads the value at a path, and a text that masking put above it', () => {
    expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
    expect(valueAt({ a: '•••' }, ['a', 0, 'b'])).toBe('•••');
    expect(valueAt({}, ['a'])).toBeUndefined();
  });
});

describe('the changes of the store', () => {
  it('are told by path with both sides', () => {
    const before = { compra: { fase: 'choosing', poltronas: [{ numero: 13 }] } };
    const after = { compra: { fase: 'holding', poltronas: [{ numero: 14 }], prazo: null } };
    expect(stateChanges(before, after)).toEqual({
      mudancas: [
        { caminho: 'compra.fase', antes: '"choosing"', depois: '"holding"' },
        { caminho: 'compra.poltronas[0].numero', antes: '13', depois: '14' },
        { caminho: 'compra.prazo', depois: 'null' },
      ],
      omitidas: 0,
    });
  });

  it('tell that personal data changed, not what they are', () => {
    const before = { conta: { nome: 'Ana Souza', cpf: '529.982.247-25' } };
    const after = { conta: { nome: 'Bia Lima', cpf: '529.982.247-25' } };
    expect(stateChanges(before, after).mudancas).toEqual([{ caminho: 'conta.nome', antes: '"•••"', depois: '"•••"' }]);
  });

  it('mask the fields of a table that is keyed by personal data', () => {
    const after = { porCpf: { '529.982.247-25': { pedidos: 1 } } };
    const changes = stateChanges({ porCpf: { '529.982.247-25': { pedidos: 0 } } }, after);
    expect(changes.mudancas).toEqual([{ caminho: 'porCpf.•••.pedidos', antes: '0', depois: '1' }]);
  });

  it('tell of reads their endpoint and status, and nothing of the answer', () => {
    const api = (status: string) => ({
      queries: {
        'getConta(undefined)': { endpointName: 'getConta', status, data: { nome: 'Ana', cpf: '1' } },
        x: undefined,
      },
    });
    expect(stateChanges({}, { api: api('pending') }).mudancas).toEqual([
      { caminho: 'leituras', depois: '{"getConta":"pending"}' },
    ]);
    expect(stateChanges({ api: api('pending') }, { api: api('fulfilled') }).mudancas).toEqual([
      { caminho: 'leituras.getConta', antes: '"pending"', depois: '"fulfilled"' },
    ]);
  });

  it('are bounded in length and in number, and say how many are left out', () => {
    const after = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`campo${i}`, 'y '.repeat(1_000)]));
    const { mudancas, omitidas } = stateChanges({}, { fatia: {} });
    expect([mudancas.length, omitidas]).toEqual([1, 0]);
    const large = stateChanges({ fatia: {} }, { fatia: after });
    expect(large.mudancas[0]?.depois).toHaveLength(LONGEST_TEXT);
    expect(JSON.stringify(large.mudancas).length).toBeLessThanOrEqual(LONGEST_CHANGES + 2);
    expect(large.mudancas.length + large.omitidas).toBe(100);
    expect(large.omitidas).toBeGreaterThan(50);
  });
});

describe('a recorder', () => {
  let state: State;
  let time: number;
  let steps: Step[];
  let reported: Changes[];
  let recorder: StepRecorder;
  beforeEach(() => {
    jest.useFakeTimers();
    [state, time, steps, reported] = [{ conta: { vista: 0 } }, 5_000, [], []];
    recorder = createStepRecorder({
      getState: () => state,
      now: () => time,
      onStep: (step) => steps.push(step),
      onChanges: (changes) => reported.push(changes),
    });
  });
  afterEach(() => jest.useRealTimers());

  it('gives each event its time since the first and what changed since the one before it', () => {
    recorder.record('AppIniciado', undefined, 'aplicativo');
    state = { conta: { vista: 1 } };
    time = 6_204;
    recorder.record('EntrarPedido', { cpf: '529.982.247-25' }, 'tela');
    expect(steps).toEqual([
      { numero: 1, apos: 0, tipo: 'AppIniciado', origem: 'aplicativo', ...noChanges },
      {
        numero: 2,
        apos: 1_204,
        tipo: 'EntrarPedido',
        origem: 'tela',
        conteudo: { cpf: '•••' },
        mudancas: [{ caminho: 'conta.vista', antes: '0', depois: '1' }],
        omitidas: 0,
      },
    ]);
  });

  it('leaves out content that is too long, and says so', () => {
    recorder.record('AjudaProcurada', { lista: 'x y '.repeat(LONGEST_CONTENT / 4) }, 'tela');
    expect(steps[0]).toEqual(umPasso({ tipo: 'AjudaProcurada', cortado: true }));
  });

  it('reports once for a burst of actions what changed since the latest event', () => {
    recorder.changed();
    jest.runAllTimers();
    expect(reported).toEqual([]);
    recorder.record('EntrarPedido', undefined, 'tela');
    for (const vista of [1, 2, 3]) {
      state = { conta: { vista } };
      recorder.changed();
    }
    jest.runAllTimers();
    expect(reported).toEqual([{ mudancas: [{ caminho: 'conta.vista', antes: '0', depois: '3' }], omitidas: 0 }]);
  });

  it('reports nothing that the next event already tells, and nothing after its end', () => {
    recorder.record('EntrarPedido', undefined, 'tela');
    recorder.changed();
    recorder.record('EntrarFechado', undefined, 'tela');
    recorder.changed();
    recorder.end();
    jest.runAllTimers();
    expect(reported).toEqual([]);
  });
});

describe('a recording', () => {
  const filled = (count: number): EventRecording =>
    Array.from({ length: count }, (_, i) => umPasso({ numero: i + 1, apos: i })).reduce(
      (known, step) => withStep(known, step, 'historia'),
      emptyRecording(''),
    );

  it('keeps the latest 200 events, with their numbers and times', () => {
    const { eventos } = filled(450);
    expect(eventos).toHaveLength(LONGEST_RECORDING);
    expect(LONGEST_RECORDING).toBe(200);
    expect([eventos[0]?.numero, eventos.at(-1)?.numero, eventos[0]?.apos]).toEqual([251, 450, 250]);
  });

  it('begins anew with the first event of another app', () => {
    const other = withStep(filled(3), umPasso(), 'outra');
    expect([other.historia, other.eventos.length]).toEqual(['outra', 1]);
    expect(withStep(other, umPasso({ numero: 2 }), 'mais uma').historia).toBe('outra');
  });

  it('knows what changed after each event: until the next one, and now after the last', () => {
    const changes = (caminho: string): Changes => ({ mudancas: [{ caminho }], omitidas: 0 });
    const second = umPasso({ numero: 2, ...changes('a') });
    const recording = { ...umaGravacao(umPasso(), second), final: changes('b') };
    expect(changesAfter(recording, 1)).toMatchObject(changes('a'));
    expect(changesAfter(recording, 2)).toEqual(changes('b'));
    expect(changesAfter(recording, 9)).toEqual(noChanges);
    expect(withStep(recording, umPasso({ numero: 3 }), '').final).toEqual(noChanges);
  });
});
