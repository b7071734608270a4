/** The pages of the book: their words and links about a screen, a flow, a pattern, a foundation and a component. */
import fs from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { pictureOf, storyId } from '../../.storybook/docs/bookIndex';
import { PatternPage } from '../../.storybook/docs/padroes/PatternPage';
import { FoundationPage } from '../../.storybook/docs/fundamentos/FoundationPage';
import { foundationExamples } from '../../.storybook/docs/fundamentos/foundationExamples';
import { foundationPages } from '../../.storybook/docs/fundamentos/foundationPages';
import { Properties } from '../../.storybook/docs/Properties';
import { withPropertyTexts } from '../../.storybook/docs/propertyTexts';
import { Related } from '../../.storybook/docs/Related';
import { ScreenPage } from '../../.storybook/docs/telas/ScreenPage';
import type { ScreenDocs } from '../../.storybook/docs/telas/screenDocs';
import { screenPages } from '../../.storybook/docs/telas/screenPages';
import { toScreenStory } from '../../.storybook/docs/telas/screenStories';
import { Examples } from '../../.storybook/docs/Usage';
import { StatusTable } from '../../.storybook/qa/StatusTable';
import { readBookFacts } from '../../scripts/docs/bookFacts';
import { buttonDocs } from '../../src/ui/Button/Button.docs';

const root = path.resolve(__dirname, '../..');
const facts = readBookFacts(root);
Object.assign(globalThis, { BOOK_FACTS: facts });

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
    const access = within(screen.getByRole('region', { name: 'Endereço e acesso' }));
    expect(access.getByRole('term')).toHaveTextContent('/pedidos');
    expect(access.getByRole('definition')).toHaveTextContent(
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

it('shows a screen as the last accepted run saw it, and what comes before and after it', () => {
  const title = 'Telas/Comprar viagem/Passageiros';
  render(<ScreenPage title={title} docs={screenPages[title] as ScreenDocs} stories={[]} />);
  const id = 'telas-comprar-viagem-passageiros--default';
  expect(screen.getByRole('img', { name: 'Passageiros. No celular, 320 px, escuro.' })).toHaveAttribute(
    'src',
    pictureOf(id, 'phone'),
  );
  expect(fs.existsSync(path.join(root, 'tests/stories/pictures', `${id}.phone.png`))).toBe(true);
  const flow = screen.getByRole('link', { name: 'Fluxos: Compra' }).closest('div') as HTMLElement;
  expect(
    within(flow)
      .getAllByRole('link')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Comprar viagem/Poltronas', 'Comprar viagem/Pagamento']);
  expect(screen.getByRole('link', { name: 'Tempo que corre' })).toBeInTheDocument();
});

it('shows the steps of a flow in order, each with its screen', () => {
  render(<ScreenPage title="Fluxos/Pix" docs={screenPages['Fluxos/Pix'] as ScreenDocs} stories={[]} />);
  const path = screen.getByRole('heading', { name: 'O caminho' }).closest('section') as HTMLElement;
  expect(within(path).getAllByRole('listitem')).toHaveLength(4);
  expect(within(path).getByRole('link', { name: 'Pago, emitindo o bilhete' })).toHaveAttribute(
    'href',
    `./?path=/story/${storyId('Telas/Pagamento com Pix', 'Pago, emitindo o bilhete')}`,
  );
});

it('says of the steps of a flow when and why, and shows the picture of each screen once', () => {
  const docs = screenPages['Fluxos/Caixa'] as ScreenDocs;
  const { container } = render(<ScreenPage title="Fluxos/Caixa" docs={docs} stories={[]} />);
  const steps = within(screen.getByRole('region', { name: 'O caminho' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toHaveLength(7);
  expect(steps[3]).toHaveTextContent(/Conta às cegas.*O esperado fica escondido/);
  expect(container.querySelectorAll('.it-book-steps img')).toHaveLength(2);
});

it('shows of a pattern when it applies, its rules, and where it is seen', async () => {
  const { container } = render(<PatternPage title="Padrões/Tempo que corre" />);
  expect(screen.getByRole('heading', { name: 'Use quando' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Código vencido' })).toHaveAttribute(
    'href',
    `./?path=/story/${storyId('Telas/Pagamento com Pix', 'Código vencido')}`,
  );
  expect(screen.getByRole('link', { name: 'Como funciona' })).toHaveAttribute('href', '#como-funciona');
  expect(await axe(container)).toHaveNoViolations();
});

it('says of each property what it is for, in Portuguese, required ones first', () => {
  render(<Properties folder="Button" docs={buttonDocs} />);
  const [first] = screen.getAllByRole('rowheader');
  expect(first?.closest('tr')).toHaveTextContent(
    'childrenO texto: um verbo que diz o que vai acontecer.ReactNodeobrigatória',
  );
  expect(screen.getByRole('rowheader', { name: 'onClick' }).nextSibling).toHaveTextContent('Chamada ao acionar.');
});

it('gives the controls of stories the same words', () => {
  const argTypes = { onClick: { name: 'onClick', description: 'English' }, other: { name: 'other' } };
  const enhanced = withPropertyTexts({ argTypes, parameters: { documentation: buttonDocs } } as never);
  expect(enhanced['onClick']?.description).toBe('Chamada ao acionar.');
  expect(enhanced['other']).toBe(argTypes.other);
});

it('shows of a foundation what to use when', async () => {
  const docs = foundationPages['Fundamentos/Cores'];
  if (!docs) throw new Error('no page');
  const { container } = render(<FoundationPage title="Fundamentos/Cores" docs={docs} />);
  expect(screen.getByRole('rowheader', { name: 'É uma ação ou um link' }).nextSibling).toHaveTextContent('primary');
  expect(screen.getByRole('heading', { name: 'Certo e errado' })).toBeInTheDocument();
  const token = screen.getByRole('rowheader', { name: '--mui-palette-primary-main' }).closest('tr') as HTMLElement;
  expect(within(token).getByRole('link', { name: 'Button', hidden: true })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it.each(Object.keys(foundationPages))('shows %s right and wrong, and neither is wrong for axe', async (title) => {
  const examples = foundationExamples[title] ?? [];
  const { container } = render(<Examples examples={examples} />);
  expect(screen.getAllByText('Certo')).toHaveLength(examples.length);
  expect(screen.getAllByText('Errado')).toHaveLength(examples.length);
  expect(await axe(container)).toHaveNoViolations();
});

it('relates a component to its parts, to what it is part of, to screens, patterns and its alternatives', () => {
  render(<Related folder="ConfirmDialog" />);
  const under = (term: string) => screen.getByText(term).nextSibling;
  expect(under('É feito de')).toHaveTextContent('Button');
  expect(under('Aparece em')).toHaveTextContent('Finalize seu cadastro');
  expect(under('Padrões')).toHaveTextContent('Confirmar o que não tem volta');
  expect(under('Em vez dele')).toHaveTextContent('Dialog');
});

it('says of every component how far it can be relied on, and what checks it', async () => {
  const { container } = render(<StatusTable />);
  const cells = [...(screen.getByRole('rowheader', { name: 'Button' }).closest('tr')?.cells ?? [])];
  expect(cells[1]).toHaveTextContent('estável');
  expect(within(cells[5] as HTMLElement).getByRole('img', { name: 'não se aplica' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(Object.keys(facts.components).length + 1);
  expect(Number(cells.at(-1)?.textContent)).toBeGreaterThan(10);
  expect(await axe(container)).toHaveNoViolations();
});

it('narrows the table of components by name, section and maturity', async () => {
  render(<StatusTable />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Componente' }), 'BUTTON');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Button',
    'IconButton',
    'LinkButton',
  ]);
  expect(screen.getByText('3 componentes')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seção' }), 'Campos');
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
});
