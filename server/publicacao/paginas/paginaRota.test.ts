import { JSDOM } from 'jsdom';
import { novoRio, tiete, umaParada, umaViagem } from '../../../tests/support/viagemBuilders';
import type { CidadePublicada } from './cidades';
import { toPaginaCidade } from './paginaCidade';
import { toPaginaRota } from './paginaRota';
import type { RotaPublicada } from './rota';

const SITE = 'https://itape.test';
const DIA = '2026-12-01';
const origem: CidadePublicada = {
  slug: 'sao-paulo-sp',
  nome: 'São Paulo',
  uf: 'SP',
  busca: '900000001',
  terminais: [],
};
const destino: CidadePublicada = { ...origem, slug: 'rio-de-janeiro-rj', nome: 'Rio de Janeiro', uf: 'RJ', busca: '2' };

const route = (fields: Partial<RotaPublicada> = {}) => {
  const rota = { origem, destino, menorPrecoCentavos: 11_250, dia: DIA, viagens: [umaViagem()], ...fields };
  const { conteudo, ...pagina } = toPaginaRota(rota, [], SITE);
  const { document } = new JSDOM(conteudo.text).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  return { ...pagina, textsOf, document };
};

const night = umaViagem({
  partida: umaParada(tiete, DIA, '23:30'),
  chegada: umaParada(novoRio, '2026-12-02', '05:40'),
  poltronasLivres: 0,
});

describe('the page of a route', () => {
  it('says of a departure that it arrives on a later day, and that it is sold out in the place of its price', () => {
    const { textsOf, dados } = route({ viagens: [umaViagem(), night] });
    expect(textsOf('tbody td:nth-of-type(1)')).toEqual(['14:10', '05:40 +1 dia']);
    expect(textsOf('tbody td:nth-of-type(2)')).toEqual(['R$ 112,50', 'Esgotado']);
    const offers = { price: '112.50', priceCurrency: 'BRL' };
    expect(dados.slice(1)).toMatchObject([
      { departureTime: `${DIA}T08:00:00-03:00`, offers: { ...offers, availability: 'https://schema.org/InStock' } },
      { arrivalTime: '2026-12-02T05:40:00-03:00', offers: { availability: 'https://schema.org/SoldOut' } },
    ]);
  });

  it('tells two days on the road as two, and the shortest of all durations', () => {
    const long = umaViagem({ chegada: umaParada(novoRio, '2026-12-03', '06:00'), duracaoMinutos: 2_760 });
    const { textsOf } = route({ viagens: [long, umaViagem()] });
    expect(textsOf('tbody td:nth-of-type(1)')).toEqual(['06:00 +2 dias', '14:10']);
    expect(textsOf('.fatos dd').at(-1)).toBe('6h 10min');
  });

  it('leads to the search of its day between the places that stand for all terminals', () => {
    const { document } = route();
    const { searchParams } = new URL(document.querySelector('a.botao')?.getAttribute('href') ?? '', SITE);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      localidadeOrigem: '900000001',
      localidadeDestino: '2',
      dataPartida: DIA,
    });
  });

  it('promises no price, hour or offer where nothing is for sale', () => {
    const { textsOf, descricao, dados } = route({ menorPrecoCentavos: null, dia: null, viagens: [] });
    expect(textsOf('p')).toEqual([expect.stringMatching(/^Não há viagens à venda nos próximos 7 dias\./)]);
    expect(descricao).not.toMatch(/R\$|Primeiro ônibus/);
    expect([dados.length, textsOf('table, .fatos, .botao')]).toEqual([1, []]);
  });

  it('tells the price of journeys with a change without the hours of a coach', () => {
    const { textsOf, descricao, dados } = route({ viagens: [] });
    expect(textsOf('.fatos div')).toEqual(['A partir de R$ 112,50']);
    expect(descricao).toContain('a partir de R$ 112,50. Escolha');
    expect([dados.length, textsOf('table')]).toEqual([1, []]);
  });
});

it('the page of a destination promises the lowest of the prices that are known, and none where none is', () => {
  const paginaOf = (...precos: (number | null)[]) =>
    toPaginaCidade(
      destino,
      { origens: precos.map((menorPrecoCentavos) => ({ cidade: origem, menorPrecoCentavos })), destinos: [] },
      SITE,
    );
  const descricaoOf = (...precos: (number | null)[]) => paginaOf(...precos).descricao;
  expect(paginaOf(null).dados).toHaveLength(1);
  expect(paginaOf(12_000, 9_990).dados[1]).toMatchObject({ offers: { lowPrice: '99.90', highPrice: '120.00' } });
  expect(descricaoOf(null, 12_000, 9_990)).toContain('Rio de Janeiro, RJ a partir de R$ 99,90, saindo de 3 cidades.');
  expect(descricaoOf(null)).toContain('Rio de Janeiro, RJ, saindo de 1 cidade.');
});
