import { destinosPopulares, destinosPorEstado, isLugar, toBuscaDaRota, toDestinoLink } from './destinos';
import { nomeEstado } from '../base/estados';
import type { Localidade } from '../wire/lugares/localidades';

const lugar = (id: string, nome: string, uf: string, terminal = `Rodoviária de ${nome}`): Localidade => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
const tiete = lugar('1', 'São Paulo', 'SP', 'Terminal do Tietê');
const paraty = lugar('2', 'Paraty', 'RJ');
const destino = (localidade: Localidade) => ({
  localidade,
  origens: 1,
  menorPrecoCentavos: 5000,
  origemMenorPreco: { nome: 'Registro', uf: 'SP' },
});
const todos = [tiete, paraty, lugar('3', 'Santos', 'SP'), lugar('4', 'Ilhéus', 'BA')].map(destino);

describe('destinations', () => {
  it('stand under the name of their state', () => {
    expect(destinosPorEstado(todos, '').map(({ nome, destinos }) => [nome, destinos.length])).toEqual([
      ['Bahia', 1],
      ['Rio de Janeiro', 1],
      ['São Paulo', 2],
    ]);
    expect(nomeEstado('XX')).toBe('XX');
  });

  it.each([
    ['tiete', ['1']],
    ['sao', ['1', '3']],
    ['sp santos', ['3']],
    ['rio de janeiro', ['2']],
    ['ilheus', ['4']],
    ['lisboa', []],
  ])('are found by %s', (texto, ids) => {
    const found = destinosPorEstado(todos, texto).flatMap(({ destinos }) => destinos.map((one) => one.localidade.id));
    expect(found).toEqual(ids);
  });

  it('are the best joined first, a dozen of them', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({
      ...destino(lugar(String(i), `Cidade ${i}`, 'MG')),
      origens: i,
    }));
    const popular = destinosPopulares(many);
    expect(popular.map(({ origens }) => origens)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
    expect(many[0]?.origens).toBe(0);
  });

  it('need every word', () => {
    expect(isLugar(paraty, 'paraty rj')).toBe(true);
    expect(isLugar(paraty, 'paraty sp')).toBe(false);
  });

  it('lead to their page, and a way of theirs to the search of tomorrow', () => {
    expect(toDestinoLink('2')).toBe('/destinos?lugar=2');
    // At 01:00 UTC on the 2nd it is still the 1st in São Paulo.
    expect(toBuscaDaRota({ origem: tiete, destino: paraty }, new Date('2026-12-02T01:00:00Z'))).toBe(
      '/resultado-busca-viagens?idaVolta=false&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-02',
    );
  });
});
