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
  ])('names %s', async (_, query, titulo) => {
    expect((await busca(query))?.dados()).toMatchObject({ busca: { titulo } });
  });

  it('has both places in the language of the page', async () => {
    const found = await busca(`idaVolta=false&${QUERY}`);
    expect(found?.dados().busca?.lugares).toEqual(lugares);
    expect(inLanguage('en', () => found?.dados().busca?.lugares[0]?.terminal)).toBe('All terminals');
  });

  it.each([
    ['a place that is not known', 'idaVolta=false&localidadeOrigem=1&localidadeDestino=99&dataPartida=2026-12-06'],
    ['no day', 'idaVolta=false&localidadeOrigem=1&localidadeDestino=4'],
    ['nothing', ''],
  ])('is absent for %s', async (_, query) => {
    expect(await busca(query)).toBeUndefined();
  });
});
