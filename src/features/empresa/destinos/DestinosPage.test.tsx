import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { failed, offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Replies } from '../../../../tests/support/fakePorts';
import { destino, destinos } from '../../../../tests/bodies/empresaBodies';
import { speak, speakPortuguese } from '../../../../tests/support/speakLanguage';
import { DestinosPage } from './DestinosPage';

afterEach(speakPortuguese);

const open = (replies: Replies, query = '') =>
  renderScreen(<DestinosPage />, { path: `/destinos${query}`, ports: { replies } });

describe('all destinations', () => {
  it('are the best joined at once and all by state, with their lowest price [§2.rota.destinos]', async () => {
    const { container } = open({ 'GET /Destinos': succeeded(destinos) });
    const best = within(await screen.findByRole('region', { name: 'Mais ligados a outras cidades' }));
    expect(best.getAllByRole('link')[0]).toHaveTextContent(/São Paulo.*R\$ 24,50/);
    await userEvent.click(screen.getByRole('button', { name: 'Rio de Janeiro (2)' }));
    const states = within(screen.getByRole('region', { name: 'Por estado' }));
    expect(states.getByRole('link', { name: /Paraty.*de Rio de Janeiro, RJ, a partir de R\$ 52,30/ })).toHaveAttribute(
      'href',
      '/destinos?lugar=9',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are found without accents, and it is said how many', async () => {
    open({ 'GET /Destinos': succeeded(destinos) });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Cidade ou estado' }), 'sao paulo');
    expect(screen.getByRole('status')).toHaveTextContent('1 destino encontrado');
    expect(screen.queryByText('Salvador')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), ' x');
    expect(screen.getByText('Nenhum destino com esse nome')).toBeVisible();
  });

  it('may be asked for again', async () => {
    const replies = [offline(), succeeded(destinos)];
    open({ 'GET /Destinos': () => replies.shift() ?? offline() });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect((await screen.findAllByText('Salvador'))[0]).toBeVisible();
  });
});

it('says that nothing is for sale yet instead of listing no place', async () => {
  const state = {
    catalogo: { vazio: true },
    grupos: { admin: true, agencia: false, agenciaResponsavel: false, operacao: false },
  };
  const { container } = renderScreen(<DestinosPage />, {
    path: '/destinos',
    state,
  });
  expect(await screen.findByRole('heading', { name: 'Ainda não há viagens à venda' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'envie um arquivo GTFS da empresa' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

describe('a destination', () => {
  it('tells each way with time and price, and leads to its search', async () => {
    const { container } = open({ 'GET /Destinos/4': succeeded(destino) }, '?lugar=4');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rio de Janeiro, RJ' })).toBeVisible();
    const ways = within(screen.getByRole('list', { name: 'Para Rio de Janeiro' }));
    const [first] = ways.getAllByRole('listitem');
    expect(first).toHaveTextContent(/São Paulo, SP.*6h 30min.*Convencional, Leito.*R\$ 136,50/);
    expect(ways.getByRole('link', { name: 'Buscar de São Paulo para Rio de Janeiro' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/resultado-busca-viagens\?idaVolta=false&localidadeOrigem=1&localidadeDestino=4&/),
    );
    expect(
      screen.getByRole('link', { name: 'Horários e menores preços dos ônibus para Rio de Janeiro, RJ' }),
    ).toHaveAttribute('href', '/onibus/rio-de-janeiro-rj');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to the page of its coaches in the language of the screen', async () => {
    speak('en');
    open({ 'GET /Destinos/4': succeeded(destino) }, '?lugar=4');
    const pagina = await screen.findByRole('link', { name: /lowest .*coaches to Rio de Janeiro, RJ/ });
    expect(pagina).toHaveAttribute('href', '/en/onibus/rio-de-janeiro-rj');
  });

  it('shows the first dozen, all on demand, and finds one by its name', async () => {
    open({ 'GET /Destinos/4': succeeded(destino) }, '?lugar=4');
    const away = within(await screen.findByRole('region', { name: 'Saindo de Rio de Janeiro' }));
    expect(away.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(away.getByRole('button', { name: 'Mostrar todas as 15' }));
    expect(away.getAllByRole('listitem')).toHaveLength(15);
    await userEvent.type(away.getByRole('searchbox', { name: 'Para onde você vai' }), 'cidade n');
    expect(away.getAllByRole('listitem')).toHaveLength(1);
  });

  it('that no line serves is told so', async () => {
    const erros = [{ codigo: 'DESTINO_NAO_ENCONTRADO', mensagem: 'x' }];
    open({ 'GET /Destinos/4': failed({ kind: 'refused', status: 404, erros }) }, '?lugar=4');
    expect(await screen.findByText('Não vamos a este lugar')).toBeVisible();
  });

  it('is not asked for by what is no id', async () => {
    const { ports } = open({ 'GET /Destinos': succeeded(destinos) }, '?lugar=../Conta');
    expect((await screen.findAllByText('Salvador'))[0]).toBeVisible();
    expect(ports.http.request).toHaveBeenCalledTimes(1);
  });
});
