import fc from 'fast-check';
import { barraFunda, umaParada, umaViagem, umaViagemAs, umPreco } from '../../tests/support/viagemBuilders';
import { filterViagens, opcoesFiltro, ordens, parseFiltros, semFiltros, sortViagens, withFiltros } from './filtros';

const leito = { classe: 'leito' as const, preco: umPreco(20_000), poltronasLivres: 4 };
const manha = umaViagemAs('1', '08:00', { menorPrecoCentavos: 15_000, duracaoMinutos: 400 });
const noite = umaViagemAs('2', '20:00', { menorPrecoCentavos: 9_000, duracaoMinutos: 300, classes: [leito] });
const madrugada = umaViagem({
  id: '3',
  partida: umaParada(barraFunda, '2026-12-01', '00:10'),
  menorPrecoCentavos: 9_000,
  duracaoMinutos: 500,
});
const all = [manha, noite, madrugada];
const idsOf = (viagens: { id: string }[]) => viagens.map(({ id }) => id);

describe('filters', () => {
  it.each([
    [{}, ['1', '2', '3']],
    [{ classes: ['leito'] }, ['2']],
    [{ classes: ['leito', 'executivo'], periodos: ['manha'] }, ['1']],
    [{ periodos: ['madrugada', 'noite'] }, ['2', '3']],
    [{ terminais: ['Terminal da Barra Funda'] }, ['3']],
  ])('%j leave %j', (chosen, ids) => {
    expect(idsOf(filterViagens(all, { ...semFiltros, ...chosen }))).toEqual(ids);
  });

  it('say how many trips each choice would leave, the other criteria being as they are', () => {
    const filtros = { ...semFiltros, periodos: ['noite'], classes: ['executivo'] };
    expect(opcoesFiltro(all, filtros, 'classes')).toEqual([
      { valor: 'executivo', rotulo: 'Executivo', quantidade: 0 },
      { valor: 'leito', rotulo: 'Leito', quantidade: 1 },
    ]);
    expect(opcoesFiltro(all, filtros, 'periodos').map(({ valor, quantidade }) => [valor, quantidade])).toEqual([
      ['madrugada', 1],
      ['manha', 1],
      ['noite', 0],
    ]);
  });

  it('leave out a class that is sold out', () => {
    const soldOut = umaViagem({ classes: [{ ...leito, poltronasLivres: 0 }] });
    expect(filterViagens([soldOut], { ...semFiltros, classes: ['leito'] })).toEqual([]);
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
    terminais: fc.subarray(['Rodoviária de São João & Cia', 'Tietê']),
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
    expect(parseFiltros('classe=<script>&periodo=toString&ordem=pior')).toEqual({
      filtros: semFiltros,
      ordem: 'horario',
    });
  });
});
