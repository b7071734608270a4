import { Profiler } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, umaBusca } from '../../../../tests/support/openResultado';
import { succeeded } from '../../../../tests/support/builders';
import { umaInformacao } from '../../../../tests/support/viagemBuilders';
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

  it('renders the card that unfolds and no other', async () => {
    const rendered: string[] = [];
    const viagens = ['1', '2', '3'].map((id) => seen(id, rendered));
    renderScreen(<ListaViagens busca={umaBusca()} filtros={semFiltros} todas={viagens} visiveis={viagens} />, {
      ports: answers,
    });
    rendered.length = 0;
    await userEvent.click(stopsOf(1));
    expect(new Set(rendered)).toEqual(new Set(['2']));
  });

  it('turns the button of a card first, and draws its details in a task of their own', async () => {
    const viagens = [at('1', '08:00', 15_000), at('2', '09:00', 15_000)];
    const commits: [string | null, boolean][] = [];
    const note = () => {
      const now: [string | null, boolean] = [stopsOf(0).getAttribute('aria-expanded'), isUnfolded()];
      if (String(now) !== String(commits.at(-1))) commits.push(now);
    };
    renderScreen(
      <Profiler id="lista" onRender={note}>
        <ListaViagens busca={umaBusca()} filtros={semFiltros} todas={viagens} visiveis={viagens} />
      </Profiler>,
      { ports: answers },
    );
    await userEvent.click(stopsOf(0));
    await userEvent.click(stopsOf(0));
    expect(commits).toEqual([
      ['false', false],
      ['true', false],
      ['true', true],
      ['false', false],
    ]);
  });
});

const answers = {
  replies: { 'GET /Viagens/1': succeeded(umaInformacao()), 'GET /Viagens/2': succeeded(umaInformacao()) },
};
const stopsOf = (card: number) =>
  within(screen.getAllByRole('article')[card] as HTMLElement).getByRole('button', { name: 'Ver paradas' });
const isUnfolded = () => screen.queryByRole('heading', { name: 'Por que este preço' }) !== null;

/** A trip that notes each rendering of its card, which reads whether seats are left. */
const seen = (id: string, rendered: string[]): Viagem => {
  const viagem = at(id, '08:00', 15_000);
  Object.defineProperty(viagem, 'poltronasLivres', {
    get: () => {
      rendered.push(id);
      return 9;
    },
  });
  return viagem;
};
