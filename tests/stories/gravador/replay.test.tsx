/** Replaying a recording: what is emitted again, with which data, in which order, and when. */
import type { EmitRequest } from '../../../.storybook/eventos/channel';
import { examples } from '../../../.storybook/eventos/examples';
import { planReplay } from '../../../.storybook/eventos/gravador/planReplay';
import type { Step } from '../../../.storybook/eventos/gravador/recording';
import { fillMasked } from '../../../.storybook/eventos/gravador/standIns';
import { LONGEST_WAIT_MS, type Replay, startReplay } from '../../../.storybook/eventos/gravador/startReplay';
import { MASK, maskValue } from '../../../.storybook/eventos/maskPayload';
import { checkPayload, kindFaults } from '../../../.storybook/eventos/validatePayload';
import { umaGravacao, umPasso } from './umaGravacao';

describe('a stand-in', () => {
  it('is the value of the example in the same field', () => {
    const filled = fillMasked({ cadastro: { nome: MASK, celular: MASK } }, examples.CadastroEnviado);
    expect(filled.value).toEqual({
      cadastro: { nome: examples.CadastroEnviado.cadastro.nome, celular: examples.CadastroEnviado.cadastro.celular },
    });
  });

  it('is that of the first element for each one of a list', () => {
    const filled = fillMasked([{ nome: MASK }, { nome: MASK }], [{ nome: 'Rui' }]);
    expect(filled).toEqual({ value: [{ nome: 'Rui' }, { nome: 'Rui' }], gaps: [] });
  });

  it.each([undefined, null, '', {}])('is known by field where the example has %p', (cpf) => {
    expect(
      fillMasked({ a: { cpf: MASK } }, typeof cpf === 'object' && cpf !== null ? cpf : { a: { cpf } }).value,
    ).toEqual({
      a: { cpf: '529.982.247-25' },
    });
  });

  it('is of the kind of the example', () => {
    expect(fillMasked({ codigo: MASK }, { codigo: 7 }).value).toEqual({ codigo: 7 });
  });

  it('replaces a text that is masked in part as a whole', () => {
    expect(fillMasked({ link: `/callback?code=${MASK}` }, { link: '/home' }).value).toEqual({ link: '/home' });
  });

  it('is missing where neither knows one', () => {
    expect(fillMasked({ apelido: MASK, outro: 1 }, {}).gaps).toEqual(['apelido']);
  });

  it('never reads what an object inherits', () => {
    expect(fillMasked({ constructor: MASK }, {}).gaps).toEqual(['constructor']);
  });

  it('leaves a value without masks as it is', () => {
    const value = { a: [1, null, { b: 'c' }], d: true };
    expect(fillMasked(value, { a: ['x'], d: 'y' })).toEqual({ value, gaps: [] });
    expect(fillMasked(undefined, undefined)).toEqual({ value: undefined, gaps: [] });
  });

  it.each(Object.entries(examples))('makes of a masked %s an event that the catalogue takes', (_name, example) => {
    const { value, gaps } = fillMasked(maskValue(example), example);
    expect(gaps).toEqual([]);
    expect(JSON.stringify(value) ?? '').not.toContain(MASK);
    expect(checkPayload(value === undefined ? '' : JSON.stringify(value), example).ok).toBe(true);
  });
});

describe('the kinds of a payload', () => {
  it.each([
    ['another kind', { numero: 'x' }, { numero: 1 }, ['“numero” deve ser número, não texto.']],
    ['another kind within a list', { a: [1, 'x'] }, { a: [1] }, ['“a[1]” deve ser número, não texto.']],
    ['content that the event does not carry', {}, undefined, ['Este evento não leva conteúdo.']],
    ['no content', undefined, {}, ['Falta o conteúdo deste evento.']],
    ['nothing as content', null, {}, ['O conteúdo deve ser objeto, não nulo.']],
  ])('are refused: %s', (_what, value, example, faults) => {
    expect(kindFaults(value, example)).toEqual(faults);
  });

  it.each([
    ['a field of another form of the event', { b: 1 }, { a: 1 }],
    ['null for a value, and a value for null', { a: null, b: 2 }, { a: 1, b: null }],
    ['a list whose example is empty', { a: [{ b: 1 }] }, { a: [] }],
    ['no content where none is carried', undefined, undefined],
  ])('are taken: %s', (_what, value, example) => {
    expect(kindFaults(value, example)).toEqual([]);
  });
});

describe('the plan of a replay', () => {
  it('keeps the order, and fills what is masked', () => {
    const plan = planReplay(
      umaGravacao(
        umPasso(),
        umPasso({ numero: 2, apos: 40, tipo: 'CredenciaisEnviadas', conteudo: { email: MASK, senha: MASK } }),
        umPasso({ numero: 3, apos: 90, tipo: 'PoltronaAlternada', conteudo: { numero: 21 }, origem: 'painel' }),
      ),
    );
    expect(plan).toEqual({
      played: [
        { apos: 0, type: 'EntrarPedido', payload: undefined },
        { apos: 40, type: 'CredenciaisEnviadas', payload: examples.CredenciaisEnviadas },
        { apos: 90, type: 'PoltronaAlternada', payload: { numero: 21 } },
      ],
      skipped: [],
    });
  });

  it.each<[what: string, step: Partial<Step>, words: RegExp]>([
    ['is unknown', { tipo: 'EventoAntigo' }, /O catálogo deste livro não tem este evento/],
    ['has the name of an inherited field', { tipo: 'toString' }, /O catálogo deste livro não tem este evento/],
    ['is the application’s', { origem: 'aplicativo' }, /O próprio aplicativo emite este evento/],
    ['was cut', { tipo: 'BuscaEnviada', cortado: true }, /O conteúdo era longo demais para ser gravado/],
    [
      'has a gap',
      { tipo: 'PoltronaAlternada', conteudo: { numero: 1, apelido: MASK } },
      /Não há dado fictício para “apelido”/,
    ],
    ['does not fit', { tipo: 'PoltronaAlternada', conteudo: { numero: [] } }, /“numero” deve ser número, não lista/],
    ['lacks content', { tipo: 'PoltronaAlternada' }, /Falta o conteúdo/],
    ['carries too much', { conteudo: {} }, /Este evento não leva conteúdo/],
  ])('skips an event that %s, and says why', (_what, step, words) => {
    const { played, skipped } = planReplay(umaGravacao(umPasso(step), umPasso({ numero: 2 })));
    expect(played.map(({ type }) => type)).toEqual(['EntrarPedido']);
    expect(skipped).toEqual([{ numero: 1, tipo: step.tipo ?? 'EntrarPedido', motivo: expect.stringMatching(words) }]);
  });
});

describe('a replay', () => {
  let sent: string[];
  let counts: number[];
  beforeEach(() => {
    jest.useFakeTimers();
    [sent, counts] = [[], []];
  });
  afterEach(() => jest.useRealTimers());
  const played = [
    { apos: 500, type: 'A', payload: 1 },
    { apos: 800, type: 'B', payload: 2 },
    { apos: 90_000, type: 'C', payload: 3 },
  ];
  const start = (byStep: boolean, steps = played): Replay =>
    startReplay(steps, {
      byStep,
      send: ({ type, payload }: EmitRequest) => sent.push(`${type}${String(payload)}`),
      onSent: (count) => counts.push(count),
    });

  it('emits in order, at the distances of the recording, up to the longest wait', () => {
    start(false);
    jest.advanceTimersByTime(0);
    expect(sent).toEqual(['A1']);
    jest.advanceTimersByTime(299);
    expect(sent).toEqual(['A1']);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(['A1', 'B2']);
    jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(sent).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect([sent, counts]).toEqual([
      ['A1', 'B2', 'C3'],
      [1, 2, 3],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops at once, for good', () => {
    const replay = start(false);
    jest.advanceTimersByTime(0);
    replay.stop();
    replay.next();
    jest.runAllTimers();
    expect(sent).toEqual(['A1']);
  });

  it('emits one event for each step, and none after the last', () => {
    const replay = start(true);
    jest.runAllTimers();
    expect(sent).toEqual([]);
    for (let i = 0; i < 5; i += 1) replay.next();
    jest.runAllTimers();
    expect([sent, counts]).toEqual([
      ['A1', 'B2', 'C3'],
      [1, 2, 3],
    ]);
  });

  it('does not step while it runs by itself, and ends with nothing to emit', () => {
    start(false).next();
    expect(sent).toEqual([]);
    jest.clearAllTimers();
    start(false, []);
    jest.runAllTimers();
    expect([sent, counts]).toEqual([[], []]);
  });
});
