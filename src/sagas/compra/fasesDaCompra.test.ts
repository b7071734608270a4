import fc from 'fast-check';
import { AGORA } from '../../../tests/support/builders';
import { fakePorts } from '../../../tests/support/fakePorts';
import { MundoDaCompra } from '../../../tests/support/mundoDaCompra';
import { createApp } from '../../app/createStore';
import { toCompraLink } from '../../domain/compra/linkDaCompra';
import { envioDe, mantidaDe } from '../../domain/compra/fases/fase';
import { fases, faseSeguinte, transicoes, type Fato } from '../../domain/compra/fases/transicoes';
import { selectCompra } from '../../store/compra/compra';
import { selectEscolha, selectFase } from '../../store/compra/compraSlice';
import type { CompraState } from '../../store/compra/compraState';
import { acompanharPoltronas } from './poltronas/acompanharPoltronas';
import { comprarViagem } from './comprarViagem';

/** Random walks; `MODEL_RUNS=20000` for an overnight run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 300);
const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' };
const TRIP = toCompraLink({ trechos: [{ ...trecho, poltronas: [] }], chave: null, etapa: 'poltronas', pedido: null });
const prontos = { comprador: { nome: 'Ana' }, passageiros: [] };
const corrigidos = { comprador: { nome: 'Ana Lima' }, passageiros: [] };
const MINUTE = 60_000;

/** Transitions that were taken in all walks: `phase fact`. */
const taken = new Set<string>();

/** Facts of the table by the names of their actions. */
const isFato = (type: string): type is Fato => type in transicoes;

/** One person at one trip: the workflows over a model server, and what else happens around them. */
function umaPessoa() {
  const mundo = new MundoDaCompra(() => Date.now() - AGORA.getTime());
  let tell: (data: unknown) => void = () => undefined;
  const ports = fakePorts({
    http: { request: mundo.request },
    clock: { monotonic: () => Date.now() - AGORA.getTime() },
    stream: {
      open: (_, hear) => {
        tell = hear;
        return { close: () => undefined };
      },
    },
  });
  const wrong: string[] = [];
  const app = createApp(ports, {
    middleware: [
      ({ getState }) =>
        (next) =>
        (action) => {
          const before = selectEscolha(getState());
          const result = next(action);
          record(before, String((action as { type: unknown }).type), selectEscolha(getState()), wrong);
          return result;
        },
    ],
  });
  app.runWorkflow(comprarViagem);
  app.runWorkflow(acompanharPoltronas);
  const fase = () => selectFase(app.store.getState());
  const world = {
    app,
    mundo,
    ports,
    wrong,
    fase,
    open: false,
    last: TRIP,
    /** False once a response was lost or a request aborted, since a hold nobody knows of may live then. */
    certain: true,
    compra: () => selectCompra(app.store.getState()),
    tellMap: () => tell({ ocupadas: mundo.ocupadas() }),
    /** Lets one response arrive; false when none was under way. */
    hear: async (which: 'oldest' | 'newest') => {
      const isHeard = mundo.deliver(which);
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      return isHeard;
    },
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      // A response that comes after its hold's end sets a timer that is due at once.
      for (let round = 0; round < 3; round += 1) {
        while (await world.hear('oldest'));
        jest.advanceTimersByTime(0);
      }
    },
  };
  return world;
}

/** Responses that arrive after an event: none, one of those under way, or all. */
const respostas = ['none', 'oldest', 'newest', 'all'] as const;
type Passo = [Acontecimento, (typeof respostas)[number]];

type Pessoa = ReturnType<typeof umaPessoa>;

/** Notes a transition; one that the table does not name is wrong. */
function record(before: CompraState, type: string, after: CompraState, wrong: string[]): void {
  const name = type.replace('compra/', '');
  // Lost seats are found where the occupied ones are seen.
  const fato = name === 'ocupadasSeen' && after.perdidas.length > before.perdidas.length ? 'poltronasLost' : name;
  const { phase } = before.fase;
  const next = isFato(fato) ? faseSeguinte(fato, phase) : phase;
  if (isFato(fato) && next) taken.add(`${phase} ${fato}`);
  if (after.fase.phase !== (next ?? phase)) wrong.push(`${phase} --${type}--> ${after.fase.phase}`);
}

const theirs = ({ mundo }: Pessoa) => mundo.live().find(({ chave }) => chave.startsWith('aba'));

const events = {
  'chooses 1': ({ app }: Pessoa) => app.bus.emit('PoltronaAlternada', { numero: 1 }),
  'chooses 2': ({ app }: Pessoa) => app.bus.emit('PoltronaAlternada', { numero: 2 }),
  'accepts 3': ({ app }: Pessoa) => app.bus.emit('PoltronasSugeridasAceitas', { poltronas: [3] }),
  confirms: ({ app }: Pessoa) => app.bus.emit('PoltronasConfirmadas'),
  'names passengers': ({ app }: Pessoa) => app.bus.emit('PassageirosEnviados', prontos),
  'corrects passengers': ({ app }: Pessoa) => app.bus.emit('PassageirosEnviados', corrigidos),
  'pays by Pix': ({ app }: Pessoa) => app.bus.emit('PagamentoPixEscolhido'),
  'pays by card': ({ app }: Pessoa) => app.bus.emit('FormaPagamentoEscolhida', { forma: 'credito' }),
  'concludes for free': ({ app }: Pessoa) => app.bus.emit('PedidoIsentoConfirmado'),
  'goes back': ({ app }: Pessoa) => app.bus.emit('EtapaCompraVoltada'),
  'asks for time': ({ app }: Pessoa) => app.bus.emit('ProrrogacaoPedida'),
  'looks again': ({ app }: Pessoa) => app.bus.emit('CompraRevista'),
  'sees the map': (pessoa: Pessoa) => {
    pessoa.app.bus.emit('MapaPoltronasAberto', trecho);
    pessoa.tellMap();
  },
  leaves: (pessoa: Pessoa) => {
    pessoa.app.bus.emit('CompraFechada');
    pessoa.open = false;
    pessoa.certain = false;
  },
  returns: (pessoa: Pessoa) => openAt(pessoa, pessoa.last),
  'opens the trip anew': (pessoa: Pessoa) => openAt(pessoa, TRIP),
  'opens another trip': (pessoa: Pessoa) => openAt(pessoa, TRIP.replace('100', '300')),
  'opens an order': (pessoa: Pessoa) => openAt(pessoa, `${TRIP}&pedido=p9`),
  'gives the trip up': (pessoa: Pessoa) => {
    pessoa.certain = false;
    pessoa.app.bus.emit('LimparPartidaSelecionada');
  },
  'signs out': (pessoa: Pessoa) => {
    pessoa.certain = false;
    pessoa.app.bus.emit('SessaoEncerrada', { motivo: 'pedida' });
  },
  'adopts the other hold': (pessoa: Pessoa) => {
    events['another tab holds 4'](pessoa);
    const other = theirs(pessoa);
    if (other) pessoa.app.bus.emit('ReservaRetomada', { id: other.id });
  },
  'another person takes 1': ({ mundo }: Pessoa) => void (mundo.ocupadas().includes(1) || mundo.vendidas.add(1)),
  'a chosen seat is taken': (pessoa: Pessoa) => {
    const [numero] = pessoa.compra().trechos[0]?.poltronas ?? [];
    if (numero !== undefined && !pessoa.mundo.ocupadas().includes(numero)) pessoa.mundo.vendidas.add(numero);
    events['sees the map'](pessoa);
  },
  'another person gives 1 back': ({ mundo }: Pessoa) => void mundo.vendidas.delete(1),
  'another tab holds 4': ({ mundo }: Pessoa) => void mundo.hold(`aba${mundo.reservas.length}`, [4]),
  'another tab extends': ({ mundo }: Pessoa) => void mundo.live().forEach((reserva) => mundo.extend(reserva)),
  'another tab gives back': ({ mundo }: Pessoa) => void mundo.live().forEach((one) => (one.situacao = 'liberada')),
  'another tab pays': ({ mundo }: Pessoa) => void mundo.live().forEach((one) => (one.situacao = 'confirmada')),
  'three minutes pass': () => void jest.advanceTimersByTime(3 * MINUTE),
  'the network fails': (pessoa: Pessoa) => cut(pessoa, 'lost'),
  'responses are lost': (pessoa: Pessoa) => cut(pessoa, 'deaf'),
  'the network is back': ({ mundo }: Pessoa) => void (mundo.rede = 'up'),
} satisfies Record<string, (pessoa: Pessoa) => void>;
type Acontecimento = keyof typeof events;
const names = Object.keys(events) as Acontecimento[];

function openAt(pessoa: Pessoa, link: string): void {
  if (pessoa.open) events.leaves(pessoa);
  pessoa.ports.navigation.path = link;
  pessoa.open = true;
  pessoa.app.bus.emit('CompraAberta');
}

function cut(pessoa: Pessoa, rede: 'lost' | 'deaf'): void {
  pessoa.mundo.rede = rede;
  pessoa.certain = false;
}

/** Invariants of a purchase with no request pending. Returns a violated one. */
function broken(pessoa: Pessoa): string | null {
  const { mundo, open, certain } = pessoa;
  const fase = pessoa.fase();
  const mantida = mantidaDe(fase);
  const known = mundo.reservas.find(({ id }) => id === mantida?.reserva.id);
  if (envioDe(fase) !== 'parado') return 'a request that nobody waits for';
  if (mantida && !known) return 'a hold that the server does not know';
  if (known && mantida && mantida.fim > known.fim) return 'a hold that ends later here than on the server';
  if (open && mantida && mantida.fim <= Date.now() - AGORA.getTime()) return 'an expired hold that is still shown';
  if (fase.phase === 'ordered' && known && known.pedidoId !== fase.pedidoId) return 'an order of another hold';
  return certain ? leaked(mundo) : null;
}

function leaked(mundo: MundoDaCompra): string | null {
  const own = mundo.live().filter(({ chave, pedidoId }) => !chave.startsWith('aba') && pedidoId === null);
  return own.length > 1 ? 'two holds of one tab' : null;
}

async function walk(pessoa: Pessoa, steps: readonly Passo[]): Promise<void> {
  for (const [name, answers] of steps) {
    events[name](pessoa);
    const { path } = pessoa.ports.navigation;
    if (path.startsWith('/comprar-viagem')) pessoa.last = path;
    if (answers === 'oldest' || answers === 'newest') await pessoa.hear(answers);
    if (answers !== 'all') continue;
    await pessoa.pass(0);
    const fault = broken(pessoa) ?? pessoa.wrong[0];
    if (fault) throw new Error(`${fault} after “${name}”: ${JSON.stringify(pessoa.fase())}`);
  }
}

const steps = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...respostas)), {
  minLength: 5,
  maxLength: 40,
});

const answered = (...list: Acontecimento[]): Passo[] => list.map((name) => [name, 'all']);
const HELD = answered('returns', 'chooses 1', 'confirms');
const READY = [...HELD, ...answered('names passengers')];
const ORDERED = [...READY, ...answered('pays by card')];
/** A random walk begins anywhere on the way to an order. */
const begun = fc.nat({ max: ORDERED.length }).map((n) => ORDERED.slice(0, n));

/** Walks that together take every entry of the table, whatever the random ones do. */
const directed: Passo[][] = [
  [...HELD, ...answered('looks again', 'leaves', 'returns')],
  [...HELD, ...answered('asks for time', 'the network fails', 'asks for time')],
  [...HELD, ...answered('gives the trip up')],
  [...HELD, ...answered('signs out')],
  [...HELD, ...answered('opens an order')],
  [...ORDERED, ...answered('asks for time', 'asks for time', 'returns')],
  [...READY, ...answered('asks for time', 'pays by card', 'asks for time')],
  [...ORDERED, ...answered('opens the trip anew')],
  [...ORDERED, ...answered('opens an order')],
  [...READY, ...answered('responses are lost', 'concludes for free')],
  answered('opens an order', 'signs out'),
  answered('gives the trip up', 'signs out'),
  answered('returns', 'leaves'),
  answered('returns', 'chooses 1', 'a chosen seat is taken'),
  answered('returns', 'chooses 1', 'the network fails', 'confirms'),
  [...HELD, ...answered('opens another trip')],
  [...HELD, ...answered('adopts the other hold')],
  [...HELD, ...answered('chooses 2', 'a chosen seat is taken', 'another person takes 1', 'sees the map')],
  [...HELD, ['chooses 2', 'all'], ['confirms', 'none'], ['leaves', 'none']],
  [...HELD, ...answered('goes back', 'accepts 3', 'a chosen seat is taken')],
  [...ORDERED, ...answered('chooses 2', 'confirms')],
  [...ORDERED, ...answered('accepts 3', 'a chosen seat is taken')],
  [...ORDERED, ...answered('corrects passengers', 'pays by card')],
  [...ORDERED, ...answered('corrects passengers', 'the network fails', 'pays by card')],
  [...ORDERED, ...answered('adopts the other hold')],
  [...ORDERED, ...answered('gives the trip up')],
  [...READY, ['pays by Pix', 'none'], ['leaves', 'none']],
  // The hold is looked at while the order is requested.
  [...READY, ['looks again', 'none'], ['pays by Pix', 'oldest'], ['sees the map', 'newest']],
  // Another tab pays while the order, or another hold, is requested.
  [...READY, ['looks again', 'none'], ['another tab pays', 'oldest'], ['pays by Pix', 'oldest']],
  [...HELD, ['chooses 2', 'all'], ['looks again', 'none'], ['another tab pays', 'oldest'], ['confirms', 'oldest']],
  // The hold is given back after the order arrived, and that is heard first.
  [
    ...READY,
    ...answered('another tab extends'),
    ...([
      ['asks for time', 'none'],
      ['pays by Pix', 'none'],
    ] as Passo[]),
    ...([
      ['another tab gives back', 'oldest'],
      ['sees the map', 'newest'],
      ['sees the map', 'newest'],
    ] as Passo[]),
  ],
];

beforeEach(() => jest.useFakeTimers({ now: AGORA, doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Takes a walk, waits until all is answered and any hold has ended. */
async function wholeWalk(walked: readonly Passo[]): Promise<void> {
  const pessoa = umaPessoa();
  await walk(pessoa, walked);
  pessoa.mundo.rede = 'up';
  await pessoa.pass(0);
  await pessoa.pass(20 * MINUTE);
  if (pessoa.open && mantidaDe(pessoa.fase())) throw new Error('a hold that never ends');
}

describe('the phases of a purchase', () => {
  it('take every entry of the table', async () => {
    for (const one of directed) await wholeWalk(one);
    const rows = (Object.keys(transicoes) as Fato[]).flatMap((fato) =>
      fases.filter((phase) => faseSeguinte(fato, phase)).map((phase) => `${phase} ${fato}`),
    );
    expect(rows.filter((row) => !taken.has(row))).toEqual([]);
  });

  it('take no other, and keep the invariants on any walk', async () => {
    await fc.assert(
      fc.asyncProperty(begun, steps, async (first, then) => wholeWalk([...first, ...then])),
      { numRuns: RUNS },
    );
  }, 120_000);
});
