/** Every title of the book has a page, and what a page says of stories, folders and links is there. */
import fs from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { FoundationPage } from '../../.storybook/docs/fundamentos/FoundationPage';
import { foundationPages } from '../../.storybook/docs/fundamentos/foundationPages';
import { Related } from '../../.storybook/docs/Related';
import { ScreenPage } from '../../.storybook/docs/telas/ScreenPage';
import { screenPages } from '../../.storybook/docs/telas/screenPages';
import { toScreenStory } from '../../.storybook/docs/telas/screenStories';
import { StatusTable } from '../../.storybook/qa/StatusTable';
import { readBookFacts } from '../../scripts/docs/bookFacts';

const root = path.resolve(__dirname, '../..');
const facts = readBookFacts(root);
Object.assign(globalThis, { BOOK_FACTS: facts });

const filesBelow = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Story files, with the title and the names of their stories by export. */
const books = ['src/ui', '.storybook/screens', '.storybook/flows']
  .flatMap((folder) => filesBelow(folder, '.stories.tsx'))
  .map((text) => ({
    text,
    title: found(text, /title: '([^'/]+\/[^']+)'/g)[0] ?? '',
    stories: new Map(
      [...text.matchAll(/export const (\w+): Story[^=]* = \{\s*(?:\.\.\.[^,]+,\s*)?name: '([^']+)'/g)].map(
        ([, exported = '', name = '']) => [name, exported],
      ),
    ),
  }));
const written = { ...screenPages, ...foundationPages };
const mdx = [...filesBelow('src/ui/guide', '.mdx'), ...filesBelow('.storybook/qa', '.mdx')];

it.each(books)('$title has a page', ({ text, title }) => {
  expect(text).not.toContain('!autodocs');
  expect(text.includes('documentation: ') || title in written).toBe(true);
});

it('has no written page without stories', () => {
  const titles = books.map(({ title }) => title);
  expect(Object.keys(written).filter((title) => !titles.includes(title))).toEqual([]);
});

it.each(Object.entries(screenPages))(
  '%s shows each decision in a story, and names folders that exist',
  (title, docs) => {
    const { stories } = books.find((book) => book.title === title) ?? {};
    expect(docs.decisions.length).toBeGreaterThan(0);
    expect(docs.decisions.filter(({ story }) => !stories?.has(story))).toEqual([]);
    expect(docs.code.filter((folder) => !(folder in facts.folders))).toEqual([]);
  },
);

it('tells of every folder of screens', () => {
  const told = new Set(Object.values(screenPages).flatMap(({ code }) => code));
  expect(Object.keys(facts.folders).filter((folder) => !told.has(folder))).toEqual([]);
});

it('says of every foundation what it is about, and what to use when', () => {
  const thin = Object.entries(foundationPages).filter(
    ([, { prose, choices }]) => prose.length === 0 || choices.length < 2,
  );
  expect(thin).toEqual([]);
});

it('leads to stories and pages that the book has', () => {
  const stories = books.flatMap(({ title, stories: its }) =>
    [...its.values()].map((exported) => `story/${toId(title, storyNameFromExport(exported))}`),
  );
  const pages = [...books.map(({ title }) => title), ...mdx.flatMap((text) => found(text, /<Meta title="([^"]+)"/g))];
  const known = new Set([...stories, ...pages.map((title) => `docs/${toId(title, 'docs')}`)]);
  const links = mdx.flatMap((text) => found(text, /\?path=\/([^")\s]+)/g));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

describe('the page of a screen', () => {
  const story = (id: string, name: string) => ({
    id,
    name,
    parameters: { app: { path: '/pedidos', identity: 'agencia' } },
  });
  const show = () =>
    render(
      <ScreenPage
        title="Telas/Pedidos"
        docs={{ ...screenPages['Telas/Pedidos'], summary: 'Os pedidos.', decisions: [], code: ['agencia/pedidos'] }}
        stories={[
          toScreenStory({
            ...story('telas-pedidos--default', 'Padrão'),
            storyGlobals: { network: 'offline' },
          }),
        ]}
      />,
    );
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');

  it('says who sees its address, from the guard’s own table', () => {
    show();
    expect(screen.getByRole('term')).toHaveTextContent('/pedidos');
    expect(screen.getByRole('definition')).toHaveTextContent(
      'Vê: Agência, Responsável pela agência. Precisa entrar: Sem entrar. Volta ao início: Cliente, Operação da empresa, Administração.',
    );
  });

  it('lists its states with what is behind each, and its events with who answers', () => {
    show();
    expect(row('Padrão')).toHaveTextContent('AgênciaSem rede–');
    expect(row('PedidosFiltrados')).toHaveTextContent('filtrarPedidos');
    expect(screen.getByRole('link', { name: 'DataTable' })).toHaveAttribute(
      'href',
      './?path=/docs/agência-datatable--docs',
    );
  });

  it('has no fault that axe finds', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('shows of a foundation what to use when', async () => {
  const docs = foundationPages['Fundamentos/Cores'];
  if (!docs) throw new Error('no page');
  const { container } = render(<FoundationPage title="Fundamentos/Cores" docs={docs} />);
  expect(screen.getByRole('rowheader', { name: 'É uma ação ou um link' }).nextSibling).toHaveTextContent('primary');
  expect(await axe(container)).toHaveNoViolations();
});

it('relates a component to its parts, to what it is part of, and to screens', () => {
  render(<Related folder="ConfirmDialog" />);
  const under = (term: string) => screen.getByText(term).nextSibling;
  expect(under('É feito de')).toHaveTextContent('Button');
  expect(under('Aparece em')).toHaveTextContent('Finalize seu cadastro');
});

it('says of every component how far it can be relied on, and what checks it', async () => {
  const { container } = render(<StatusTable />);
  const cells = [...(screen.getByRole('rowheader', { name: 'Button' }).closest('tr')?.cells ?? [])];
  expect(cells[1]).toHaveTextContent('estável');
  expect(within(cells[5] as HTMLElement).getByRole('img', { name: 'não se aplica' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(Object.keys(facts.components).length + 1);
  expect(await axe(container)).toHaveNoViolations();
});
