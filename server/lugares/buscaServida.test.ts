import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import { inLanguage } from '../platform/language/language';
import { createBuscaServida } from './buscaServida';

const lugar = (id: string, nome: string, uf: string, terminal: string): Localidade => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
const lugares = [lugar('1', 'São Paulo', 'SP', 'Todos os terminais'), lugar('4', 'Rio de Janeiro', 'RJ', 'Novo Rio')];
const busca = createBuscaServida({ lugar: (id) => lugares.find((one) => one.id === id) });
const QUERY = 'localidadeOrigem=1&localidadeDestino=4&dataPartida=2026-12-06';
const VOLTA = 'idaVolta=true&dataVolta=2026-12-09&ida=10';

describe('the search of a served page', () => {
  it.each([
    ['the way out', `idaVolta=false&${QUERY}`, 'São Paulo, SP → Rio de Janeiro, RJ'],
    ['the way back, once the way out is chosen', `${QUERY}&${VOLTA}`, 'Rio de Janeiro, RJ → São Paulo, SP'],
  ])('names %s', (_, query, titulo) => {
    expect(busca(query)).toMatchObject({ titulo });
  });

  it('has both places in the language of the page', () => {
    expect(busca(`idaVolta=false&${QUERY}`)?.lugares).toEqual(lugares);
    const [origem] = inLanguage('en', () => busca(`idaVolta=false&${QUERY}`)?.lugares) ?? [];
    expect(origem?.terminal).toBe('All terminals');
  });

  it.each([
    ['a place that is not known', 'idaVolta=false&localidadeOrigem=1&localidadeDestino=99&dataPartida=2026-12-06'],
    ['no day', 'idaVolta=false&localidadeOrigem=1&localidadeDestino=4'],
    ['nothing', ''],
  ])('is absent for %s', (_, query) => {
    expect(busca(query)).toBeUndefined();
  });
});
