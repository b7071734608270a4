import fc from 'fast-check';
import { barraFunda, umaParada, umaViagem, umaViagemAs, umPreco } from '../../../tests/support/viagemBuilders';
import type { TipoBeneficio } from '../compra/passageiros/tipoBeneficio';
import { filterViagens, opcoesDosFiltros, precoVisivel, sortViagens } from './filtros';
import { ordens, parseFiltros, semFiltros, withFiltros } from './filtrosLink';

const leito = { classe: 'leito' as const, preco: umPreco(20_000), poltronasLivres: 4 };
const manha = umaViagemAs('1', '08:00', { menorPrecoCentavos: 15_000, duracaoMinutos: 400 });
const noite = umaViagemAs('2', '20:00', { menorPrecoCentavos: 9_000, duracaoMinutos: 300, classes: [leito] });
const madrugada = umaViagem({
  id: '3',
  partida: umaParada(barraFunda, '2026-12-01', '00:10'),
  menorPrecoCentavos: 9_000,
  duracaoMinutos: 500,
});
const ANTES = Date.parse('2026-11-21T12:00:00-03:00');
const all = [manha, noite, madrugada];
const idsOf = (viagens: { id: string }[]) => viagens.map(({ id }) => id);

describe('filters', () => {
  it.each([
    [{}, ['1', '2', '3']],
    [{ classes: ['leito'] }, ['2']],
    [{ classes: ['leito', 'executivo'], periodos: ['manha'] }, ['1']],
    [{ periodos: ['madrugada', 'noite'] }, ['2', '3']],
    [{ terminais: ['Terminal da Barra Funda'] }, ['3']],
    [{ precos: ['ate-100'] }, ['2', '3']],
    [{ precos: ['ate-150', 'mais-300'], periodos: ['manha'] }, ['1']],
    [{ beneficios: ['idoso'] }, []],
  ])('%j leave %j', (chosen, ids) => {
    expect(idsOf(filterViagens(all, { ...semFiltros, ...chosen }, ANTES))).toEqual(ids);
  });

  it('are counted in one walk, since a day may have thousands of trips', () => {
    let reads = 0;
    const localidade = new Proxy(manha.partida.localidade, {
      get: (lugar, key) => {
        if (key === 'terminal') reads += 1;
        return Reflect.get(lugar, key) as unknown;
      },
    });
    const one = { ...manha, partida: { ...manha.partida, localidade } };
    opcoesDosFiltros([one, one], { ...semFiltros, classes: ['executivo'] }, ANTES);
    expect(reads).toBe(2);
  });

  it('count the classes by the price that a trip has without the chosen ones', () => {
    const dois = umaViagem({
      id: '4',
      menorPrecoCentavos: 9_000,
      classes: [{ classe: 'executivo', preco: umPreco(9_000), poltronasLivres: 3 }, leito],
    });
    const chosen = { ...semFiltros, classes: ['leito'], precos: ['ate-100'] };
    expect(filterViagens([dois], chosen, ANTES)).toEqual([]);
    const { classes, precos } = opcoesDosFiltros([dois], chosen, ANTES);
    expect(classes.map(({ valor, quantidade }) => [valor, quantidade])).toEqual([
      ['executivo', 1],
      ['leito', 1],
    ]);
    expect(precos.map(({ valor, quantidade }) => [valor, quantidade])).toEqual([['ate-200', 1]]);
  });

  it('say how many trips each choice would leave, the other criteria being as they are', () => {
    const filtros = { ...semFiltros, periodos: ['noite'], classes: ['executivo'] };
    expect(opcoesDosFiltros(all, filtros, ANTES).classes).toEqual([
      { valor: 'executivo', rotulo: 'Executivo', quantidade: 0 },
      { valor: 'leito', rotulo: 'Leito', quantidade: 1 },
    ]);
    expect(opcoesDosFiltros(all, filtros, ANTES).periodos.map(({ valor, quantidade }) => [valor, quantidade])).toEqual([
      ['madrugada', 1],
      ['manha', 1],
      ['noite', 0],
    ]);
  });

  it('leave out a class that is sold out', () => {
    const soldOut = umaViagem({ classes: [{ ...leito, poltronasLivres: 0 }] });
    expect(filterViagens([soldOut], { ...semFiltros, classes: ['leito'] }, ANTES)).toEqual([]);
  });
});

describe('gratuities', () => {
  const classe = { classe: 'convencional' as const, preco: umPreco(), poltronasLivres: 4 };
  const viagem = umaViagemAs('9', '08:00', { classes: [classe] });
  const leaves = Date.parse(viagem.partida.instante);
  const idoso = { ...semFiltros, beneficios: ['idoso'] };
  const jovem = { ...semFiltros, beneficios: ['id_jovem'] };
  const hour = 3_600_000;
  const withFree = (gratuidades: TipoBeneficio[]) => ({ ...viagem, gratuidades });
  const umaVaga = withFree(['idoso', 'passe_livre']);

  it('are of the plain class, and asked for three hours before', () => {
    expect(filterViagens([umaVaga], idoso, leaves - 3 * hour)).toEqual([umaVaga]);
    expect(filterViagens([umaVaga], idoso, leaves - 3 * hour + 1)).toEqual([]);
    const full = { ...umaVaga, classes: [{ ...classe, poltronasLivres: 0 }, leito] };
    expect(filterViagens([full], idoso, leaves - 9 * hour)).toEqual([]);
  });

  it('are those with a free place, each counted by itself', () => {
    expect(filterViagens([umaVaga], jovem, leaves - 9 * hour)).toEqual([]);
    expect(opcoesDosFiltros([umaVaga, withFree(['idoso']), manha], semFiltros, leaves - 9 * hour).beneficios).toEqual([
      { valor: 'idoso', rotulo: 'Pessoa idosa', quantidade: 2 },
      { valor: 'passe_livre', rotulo: 'Passe Livre', quantidade: 1 },
    ]);
  });

  it('are not offered where nobody said how many places are free', () => {
    const unknown = umaViagemAs('9', '08:00', { classes: [classe] });
    expect(opcoesDosFiltros([unknown], semFiltros, leaves - 9 * hour).beneficios).toEqual([]);
  });
});

describe('prices', () => {
  const dois = umaViagem({
    classes: [
      { classe: 'convencional', preco: umPreco(9_000), poltronasLivres: 0 },
      { classe: 'executivo', preco: umPreco(12_000), poltronasLivres: 3 },
      leito,
    ],
    menorPrecoCentavos: 12_000,
  });

  it('are those of the classes looked for, of which there are still seats', () => {
    expect(precoVisivel(dois, semFiltros)).toBe(12_000);
    expect(precoVisivel(dois, { ...semFiltros, classes: ['leito'] })).toBe(20_000);
    expect(precoVisivel(dois, { ...semFiltros, classes: ['convencional'] })).toBe(12_000);
  });

  it('stand in parts, each departure in one of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 90_000 }), (total) => {
        const one = umaViagem({ menorPrecoCentavos: total });
        expect(opcoesDosFiltros([one], semFiltros, ANTES).precos).toHaveLength(1);
      }),
    );
    expect(opcoesDosFiltros([dois, manha, noite], semFiltros, ANTES).precos.map(({ rotulo }) => rotulo)).toEqual([
      'Até R$ 100',
      'R$ 100 a R$ 150',
    ]);
  });

  it('order by what the chosen class costs', () => {
    const cheap = umaViagemAs('8', '09:00', {
      classes: [{ ...leito, preco: umPreco(18_000) }],
      menorPrecoCentavos: 18_000,
    });
    expect(idsOf(sortViagens([dois, cheap], 'preco'))).toEqual([dois.id, '8']);
    expect(idsOf(sortViagens([dois, cheap], 'preco', { ...semFiltros, classes: ['leito'] }))).toEqual(['8', dois.id]);
  });
});

describe('order', () => {
  it('is by time, price or duration; equals stand by time', () => {
    expect(ordens.map((ordem) => idsOf(sortViagens(all, ordem)))).toEqual([
      ['3', '1', '2'],
      ['3', '2', '1'],
      ['2', '1', '3'],
    ]);
  });
});

describe('the address of filters', () => {
  const filtros = fc.record({
    classes: fc.subarray(['convencional', 'executivo', 'leito-cama']),
    periodos: fc.subarray(['madrugada', 'noite']),
    precos: fc.subarray(['ate-100', 'mais-300']),
    terminais: fc.subarray(['Rodoviária de São João & Cia', 'Tietê']),
    beneficios: fc.subarray(['idoso', 'id_jovem', 'passe_livre']),
  });

  it('is written and read without loss, the search beside it untouched', () => {
    fc.assert(
      fc.property(filtros, fc.constantFrom(...ordens), (chosen, ordem) => {
        const link = withFiltros('/resultado?dataPartida=2026-12-01&classe=leito', chosen, ordem);
        expect(parseFiltros(link.split('?')[1] ?? '')).toEqual({ filtros: chosen, ordem });
        expect(link).toContain('dataPartida=2026-12-01');
      }),
    );
  });

  it('lets nothing unknown through', () => {
    expect(parseFiltros('classe=<script>&periodo=toString&preco=1&beneficio=tudo&ordem=pior')).toEqual({
      filtros: semFiltros,
      ordem: 'horario',
    });
  });
});
