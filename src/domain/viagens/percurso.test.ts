import { novoRio, tiete, umaParada, umaViagem, umPreco } from '../../../tests/support/viagemBuilders';
import type { TipoBeneficio } from '../compra/passageiros/tipoBeneficio';
import type { Viagem } from '../wire/viagens/viagens';
import type { Classe } from './classe';
import { filterViagens, opcoesDosFiltros, precoVisivel, sortViagens } from './filtros';
import { semFiltros } from './filtrosLink';
import { isComTroca, rotuloTroca, toPercurso, trechosDe } from './percurso';

const dia = '2026-12-01';
const ANTES = Date.parse('2026-11-21T12:00:00-03:00');
const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ', terminal: 'Rodoviária de Resende' };
const oferta = (classe: Classe, total: number, poltronasLivres = 4) => ({
  classe,
  preco: umPreco(total),
  poltronasLivres,
});
const one = umaViagem({
  id: '1',
  chegada: umaParada(resende, dia, '12:00'),
  classes: [oferta('convencional', 5_000), oferta('leito', 9_000)],
  menorPrecoCentavos: 5_000,
  poltronasLivres: 8,
});
const other = umaViagem({
  id: '2',
  operadora: 'Itapê Sul',
  partida: umaParada(resende, dia, '13:20'),
  chegada: umaParada(novoRio, dia, '16:00'),
  classes: [oferta('executivo', 6_000), oferta('leito', 10_000, 2)],
  menorPrecoCentavos: 6_000,
  poltronasLivres: 6,
});
const troca = toPercurso({ trechos: [one, other], esperaMinutos: 80, duracaoMinutos: 480, menorPrecoCentavos: 11_000 });
const direta = umaViagem({
  id: '3',
  partida: umaParada(tiete, dia, '10:00'),
  duracaoMinutos: 370,
  menorPrecoCentavos: 11_250,
});
const all = [direta, troca];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
const filtered = (chosen: Partial<typeof semFiltros>) => ids(filterViagens(all, { ...semFiltros, ...chosen }, ANTES));

describe('a journey with a change', () => {
  it('begins and ends where its two trips do, with the seats that both have', () => {
    expect(troca).toMatchObject({
      id: '1-2',
      operadora: 'Itapê e Itapê Sul',
      partida: { hora: '08:00' },
      chegada: { hora: '16:00' },
      poltronasLivres: 6,
    });
    expect(trechosDe(troca)).toEqual([one, other]);
    expect(trechosDe(direta)).toEqual([direta]);
    expect([isComTroca(troca), isComTroca(direta)]).toEqual([true, false]);
  });

  it('says where one changes and how long one waits', () => {
    expect(rotuloTroca(troca)).toBe('1 troca em Resende, RJ (espera de 1h 20min)');
    expect(rotuloTroca(direta)).toBeNull();
  });

  it('costs both trips, in the wanted classes where they have them', () => {
    expect(precoVisivel(troca, semFiltros)).toBe(11_000);
    expect(precoVisivel(troca, { ...semFiltros, classes: ['leito'] })).toBe(19_000);
  });

  it.each([
    [{ classes: ['leito'] }, ['1-2']],
    [{ classes: ['executivo'] }, ['3']],
    [{ classes: ['convencional', 'executivo'] }, ['3', '1-2']],
    [{ periodos: ['manha'] }, ['3', '1-2']],
    [{ terminais: [tiete.terminal] }, ['3', '1-2']],
    [{ precos: ['ate-200'], classes: ['leito'] }, ['1-2']],
    [{ beneficios: ['idoso'] }, []],
  ])('is filtered like the others: %j leaves %j', (chosen, expected) => {
    expect(filtered(chosen)).toEqual(expected);
  });

  it('has the benefits that both its coaches have a place of', () => {
    const withFree = (viagem: Viagem, gratuidades: TipoBeneficio[]): Viagem => ({
      ...viagem,
      classes: [oferta('convencional', 5_000)],
      gratuidades,
    });
    const trechos: [Viagem, Viagem] = [withFree(one, ['idoso', 'id_jovem']), withFree(other, ['idoso'])];
    const both = toPercurso({ trechos, esperaMinutos: 80, duracaoMinutos: 480, menorPrecoCentavos: 11_000 });
    const offered = opcoesDosFiltros([both], semFiltros, ANTES).beneficios;
    expect(offered.map(({ valor, quantidade }) => [valor, quantidade])).toEqual([['idoso', 1]]);
  });

  it('is counted for the classes of both its coaches alone', () => {
    expect(
      opcoesDosFiltros(all, semFiltros, ANTES).classes.map(({ valor, quantidade }) => [valor, quantidade]),
    ).toEqual([
      ['executivo', 1],
      ['leito', 1],
    ]);
  });

  it('is ordered like the others', () => {
    expect(ids(sortViagens(all, 'horario'))).toEqual(['1-2', '3']);
    expect(ids(sortViagens(all, 'preco'))).toEqual(['1-2', '3']);
    expect(ids(sortViagens(all, 'duracao'))).toEqual(['3', '1-2']);
  });
});
