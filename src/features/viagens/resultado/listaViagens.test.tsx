import { screen } from '@testing-library/react';
import { at, umaBusca } from '../../../../tests/support/openResultado';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { semFiltros } from '../../../domain/viagens/filtrosLink';
import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { ListaViagens } from './ListaViagens';

/** A trip that notes when a card is made of it, which alone reads its duration. */
const noted = (id: string, made: string[]): Viagem => {
  const viagem = at(id, '08:00', 15_000);
  Object.defineProperty(viagem, 'duracaoMinutos', {
    get: () => {
      made.push(id);
      return 370;
    },
  });
  return viagem;
};

describe('a list of many departures', () => {
  it('makes the cards near the window alone, and each once', () => {
    const made: string[] = [];
    const viagens = Array.from({ length: 1_000 }, (_, i) => noted(String(i), made));
    const list = <ListaViagens busca={umaBusca()} filtros={semFiltros} todas={viagens} visiveis={viagens} />;
    renderScreen(list);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(5);
    const reads = new Map(made.map((id) => [id, made.filter((one) => one === id).length]));
    expect(reads.size).toBeLessThan(30);
    // Written and spoken.
    expect(new Set(reads.values())).toEqual(new Set([2]));
  });
});
