import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import { renderApp } from '../../../tests/support/renderApp';
import { paginaPedidos } from '../../../tests/bodies/agenciaBodies';
import type { Grupo } from '../../domain/sessao/grupos';
import type { HttpRequest, HttpResult } from '../../services/ports';

/** The navigation of an agency's people in the whole application. */

// Pages are lazy chunks, which a busy machine takes long to load.
configure({ asyncUtilTimeout: 10_000 });

const bodies: Record<string, unknown> = {
  'GET /Conta/ObterPorCognitoId': umaConta(),
  'GET /Agencia/Pedidos': paginaPedidos(),
  'GET /Agencia/Caixas/Atual': null,
  'GET /Agencia/Encomendas': [],
};
const request = (async ({ method, path }: HttpRequest) => {
  const body = bodies[`${method} ${path.split('?')[0]}`];
  return body === undefined ? offline() : succeeded(body);
}) as <T>(asked: HttpRequest) => Promise<HttpResult<T>>;

async function visit(path: string, grupos: Grupo[] = ['Agencia']) {
  const session = umaIdentidade({ grupos, expiraEm: Date.now() + 900_000 });
  return renderApp(path, { http: { request }, identity: { currentSession: async () => session } });
}
const navegacao = async () => within(await screen.findByRole('navigation', { name: 'Agência' }));

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('stands beside an agency’s page, and leads to another by its key', async () => {
  const { address, unmount } = await visit('/pedidos');
  expect((await navegacao()).getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page');
  await screen.findByRole('rowheader', { name: 'K7M2QX' });
  const nav = screen.getByRole('navigation', { name: 'Agência' });
  await userEvent.keyboard('{Alt>}c{/Alt}');
  expect(await screen.findByRole('button', { name: 'Abrir caixa' })).toBeVisible();
  expect(address()).toBe('/relatorio-fechamento-operador');
  expect(screen.getByRole('navigation', { name: 'Agência' })).toBe(nav);
  unmount();
});

it('lists the keys of the page on screen', async () => {
  const { unmount } = await visit('/pedidos');
  await screen.findByRole('rowheader', { name: 'K7M2QX' });
  await userEvent.click(await screen.findByRole('button', { name: 'Atalhos' }));
  const help = within(await screen.findByRole('dialog', { name: 'Atalhos' }));
  for (const label of ['Filtros', 'Abrir pedido de cliente', 'Exportar CSV', 'Ir para a lista', 'Embarque'])
    expect(help.getByText(label)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Alt>}1{/Alt}');
  expect(await screen.findByRole('form', { name: 'Filtros de pedidos' })).toBeVisible();
  unmount();
});

it('stands beside the parcel counter too, without the travellers’ foot, and not beside a customer’s parcels', async () => {
  const counter = await visit('/encomendas?balcao=');
  expect((await navegacao()).getByRole('link', { name: 'Encomenda' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  counter.unmount();
  const customer = await visit('/encomendas', []);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Agência' })).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  customer.unmount();
});
