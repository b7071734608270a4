import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { cotacao, prePostada, rio, tiete } from '../../../tests/bodies/encomendaBodies';
import { submissionReached } from '../../store/submissions';
import { DocumentoPage } from './DocumentoPage';
import { EncomendasPage } from './EncomendasPage';
import { PessoasPage } from './PessoasPage';
import { ProntaPage } from './ProntaPage';
import { RevisaoPage } from './RevisaoPage';

const passos = { pessoas: PessoasPage, documento: DocumentoPage, revisao: RevisaoPage, pronta: ProntaPage };
const Balcao = () => <h1>Balcão</h1>;
const agencia = { admin: false, agencia: true, agenciaResponsavel: false, operacao: false };
const open = (path = '/encomendas', state = {}) =>
  renderScreen(<EncomendasPage Balcao={Balcao} passos={passos} onEtapa={() => undefined} />, {
    path,
    state,
    ports: {
      replies: { 'GET /Localidades': succeeded([tiete, rio]) },
    },
  });
const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
const place = async (name: string, text: string, option: RegExp) => {
  await userEvent.type(screen.getByRole('combobox', { name }), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const quote = () => userEvent.click(screen.getByRole('button', { name: 'Ver preço' }));

async function fillIn() {
  await place('Origem', 'São', /São Paulo/);
  await place('Destino', 'Rio', /Rio de Janeiro/);
  await type('Peso (kg)', '4,2');
  await type('Comprimento (cm)', '40');
  await type('Largura (cm)', '30');
  await type('Altura (cm)', '25');
  await type('Valor do conteúdo', '50000');
}

it('is not asked what a parcel costs before any coach is for sale', async () => {
  const { container } = open('/encomendas', { catalogo: { vazio: true } });
  expect(screen.getByText('Ainda não há viagens à venda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver preço' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rastrear encomenda' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('what a parcel costs', () => {
  it('is asked with all that was typed, told line by line, and leads on [§2.rota.encomendas]', async () => {
    const { container, events, store } = open();
    await fillIn();
    await quote();
    const asked = events.find(({ type: name }) => name === 'EncomendaCotada');
    expect(asked?.payload).toMatchObject({
      dados: { origem: { lugar: tiete }, destino: { lugar: rio }, valor: 50_000 },
    });
    act(
      () => void store.dispatch(submissionReached('cotacaoEncomenda', { phase: 'done', acao: null, valor: cotacao })),
    );
    expect(screen.getByText('R$ 40,30')).toBeVisible();
    expect(screen.getByText(/Peso considerado: 5 kg \(o espaço que ocupa/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(events.at(-1)).toEqual({ type: 'EtapaEncomendaConcluida', payload: { proxima: 'pessoas' } });
    await type('Peso (kg)', '1');
    expect(screen.getByText(/Você mudou os dados/)).toBeVisible();
  });

  it('says what is missing, volume by volume, and asks nothing', async () => {
    const { container, events } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Mais um volume' }));
    await quote();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Origem: Escolha de onde a encomenda sai');
    expect(summary).toHaveTextContent('Volume 2: Informe o peso em quilos');
    expect(events.map(({ type: name }) => name)).toEqual(['EncomendasAbertas']);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Tirar o volume 2' }));
    expect(screen.queryByText(/Volume 2/)).toBeNull();
  });

  it('leads the focus into a volume that was added, and on where one was taken away', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Mais um volume' }));
    expect(screen.getAllByRole('textbox', { name: /Peso/ })[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Tirar o volume 2' }));
    expect(screen.getByRole('button', { name: 'Mais um volume' })).toHaveFocus();
  });
});

describe('the steps', () => {
  it('begin with the first that is missing, whatever the address asks for', () => {
    open('/encomendas?etapa=revisao');
    expect(screen.getByRole('heading', { level: 1, name: 'Encomendas' })).toBeVisible();
  });

  it('end with the code, the label and the declaration to print', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    const { container, store, events } = open('/encomendas?etapa=pronta');
    act(() => void store.dispatch(submissionReached('encomenda', { phase: 'done', acao: null, valor: prePostada })));
    expect(screen.getAllByText('IT K7Q2 MP4X Z')[0]).toBeVisible();
    expect(screen.getByRole('article', { name: 'Etiqueta de encomenda' })).toHaveTextContent('final 7735');
    expect(container).not.toHaveTextContent('111.444.777-35');
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir etiqueta' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Declaração de conteúdo' }));
    expect(screen.getByRole('article', { name: 'Declaração de conteúdo' })).toHaveTextContent('111.444.777-35');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar outra encomenda' }));
    expect(events.at(-1)).toEqual({ type: 'NovaEncomendaPedida', payload: undefined });
  });
});

describe('after a refresh of its end', () => {
  it('the code is still there, with the way to follow it, and nobody’s data', async () => {
    const { container, events } = open(`/encomendas?etapa=pronta&codigo=${prePostada.codigo}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Código da encomenda' })).toBeVisible();
    expect(screen.getByText('IT K7Q2 MP4X Z')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acompanhar' })).toHaveAttribute(
      'href',
      `/encomendas/rastreio?codigo=${prePostada.codigo}`,
    );
    expect(screen.queryByRole('article')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar outra encomenda' }));
    expect(events.at(-1)).toEqual({ type: 'NovaEncomendaPedida', payload: undefined });
  });

  it('a code that is none begins anew', () => {
    open('/encomendas?etapa=pronta&codigo=ITK7Q2MP4XA');
    expect(screen.getByRole('heading', { level: 1, name: 'Encomendas' })).toBeVisible();
  });
});

describe('the counter', () => {
  it('is there for who works at an agency, and for nobody else', () => {
    open('/encomendas?balcao=');
    expect(screen.queryByRole('heading', { name: 'Balcão' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Abrir o balcão' })).toBeNull();
    open('/encomendas?balcao=', { grupos: agencia });
    expect(screen.getByRole('heading', { name: 'Balcão' })).toBeVisible();
  });
});
