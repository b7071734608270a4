import { rotas } from '../../src/domain/base/rotas';
import { goalOf, isWithin, limitOf, routeLine } from '../../scripts/budget/routeBudget';
import limits from '../../scripts/budget/routeLimits.json';
import { loadOf, preloadsOf } from '../../scripts/budget/routeLoads';
import { chunksOfRoutes, routeViews } from '../../scripts/budget/routeViews';

const CHUNKS = {
  main: ['js/main.js', 'css/main.css'],
  amplify: ['js/amplify.js'],
  compra: ['js/main.js', 'js/shared.js', 'js/compra.js'],
  'compra-poltronas': ['js/shared.js', 'css/poltronas.css', 'js/poltronas.js', 'js/poltronas.js.map'],
};
const poltronas = {
  name: 'poltronas',
  path: '/comprar-viagem',
  query: { viagem: '' },
  waves: [['amplify'], ['compra', 'compra-poltronas']],
};
const bytes = (): number => 1000;

describe('the load of a route', () => {
  it('counts each file once, the entry with it, and a wave for each time code is asked for', () => {
    expect(loadOf({ ...poltronas, path: '/pedidos' }, CHUNKS, [], bytes)).toEqual({ kB: 7, files: 7, waves: 3 });
  });

  it('has no file of the entry’s styles where the drawn page carries them, and the same bytes', () => {
    expect(loadOf(poltronas, CHUNKS, [], bytes)).toEqual({ kB: 7, files: 6, waves: 3 });
  });

  it('is one wave where the server announces all of it, and the same bytes', () => {
    const [{ files } = { files: [] }] = preloadsOf([poltronas], CHUNKS);
    expect(files).toEqual(['js/amplify.js', 'js/shared.js', 'js/compra.js', 'css/poltronas.css', 'js/poltronas.js']);
    expect(loadOf(poltronas, CHUNKS, files, bytes)).toEqual({ kB: 7, files: 6, waves: 1 });
  });

  it('counts what is announced in vain', () => {
    expect(loadOf(poltronas, CHUNKS, ['js/other.js'], bytes)).toMatchObject({ kB: 8, waves: 3 });
  });

  it('is not measured by a chunk that webpack did not make', () => {
    expect(() => preloadsOf([{ ...poltronas, waves: [['nenhum']] }], CHUNKS)).toThrow('webpack made no chunk nenhum');
  });
});

describe('the first views', () => {
  const views = routeViews();

  it('are found for every screen but home', () => {
    const { home, ...others } = rotas;
    expect(home.path).toBe('/home');
    expect([...chunksOfRoutes().keys()].sort()).toEqual(Object.keys(others).sort());
    expect(new Set(views.map(({ path }) => path))).toEqual(new Set(Object.values(others).map(({ path }) => path)));
  });

  it('of a purchase name its step, and nothing without a trip', () => {
    const purchase = views.filter(({ path }) => path === rotas.comprarViagem.path);
    expect(purchase.map(({ name }) => name)).toEqual([
      'comprarViagem: passageiros',
      'comprarViagem: pagamento',
      'comprarViagem: poltronas',
    ]);
    expect(purchase.every(({ query }) => query.viagem === '')).toBe(true);
  });

  it('bring the sign-in with what only some may see, and the frame with a section of the back office', () => {
    const chunksOf = (wanted: string) => views.find(({ name }) => name === wanted)?.waves;
    expect(chunksOf('resultadoBusca')).toEqual([['resultado']]);
    expect(chunksOf('administracaoAlertas')).toEqual([['amplify'], ['administracao', 'administracao-alertas']]);
    expect(chunksOf('relatorioFechamento')).toEqual([['amplify'], ['fechamento'], ['fechamento-abertura']]);
  });
});

describe('the budget of a route', () => {
  it('is its goal, or the figure known to be above it', () => {
    expect(limitOf('quemSomos')).toEqual(goalOf('quemSomos'));
    expect(limitOf('resultadoBusca')).toEqual({ ...goalOf('resultadoBusca'), ...limits.resultadoBusca });
  });

  it('keeps no figure of a view that is gone, and none that the goal allows', () => {
    const names = routeViews().map(({ name }) => name);
    const stale = Object.entries(limits).filter(
      ([name, figures]) => !names.includes(name) || isWithin({ ...goalOf(name), ...figures }, goalOf(name)),
    );
    expect(stale).toEqual([]);
  });

  it.each([
    [{ kB: 240, files: 8, waves: 2 }, '✓ quemSomos                        240.0 kB / 8 / 2 of 240 / 8 / 2'],
    [
      { kB: 240, files: 8, waves: 3 },
      '✗ quemSomos                        240.0 kB / 8 / 3 of 240 / 8 / 2, goal 240 / 8 / 2',
    ],
  ])('tells of %j', (load, line) => expect(routeLine('quemSomos', load)).toBe(line));
});
