import { configure, screen } from '@testing-library/react';
import { offline, succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { renderApp } from '../../../tests/support/renderApp';
import {
  novoRio,
  tiete,
  umaCobranca,
  umaInformacao,
  umaPoltrona,
  umaViagem,
  umMapa,
  umPedido,
} from '../../../tests/support/viagemBuilders';
import { addDias, diaEm } from '../../domain/base/data';
import type { Grupo } from '../../domain/sessao/grupos';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { pagamentoExterno, paginaPedidos, PEDIDO_ID } from '../../../tests/bodies/agenciaBodies';

/**
 * The specification's routes (§2) in the whole application: what each shows to its visitors, and where it redirects
 * everybody else. Addresses and rights are written out here instead of read from the product's tables.
 */

// Pages are lazy chunks, which a busy machine takes long to load.
configure({ asyncUtilTimeout: 10_000 });

const dia = addDias(diaEm(new Date(), 'America/Sao_Paulo'), 10);
const SEARCH = `idaVolta=false&localidadeOrigem=1&localidadeDestino=2&dataPartida=${dia}`;
const replies: Replies = {
  'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
  'GET /Localidades': succeeded([]),
  'GET /Localidades/1': succeeded(tiete),
  'GET /Localidades/2': succeeded(novoRio),
  'GET /Viagens': succeeded([umaViagem()]),
  'GET /Viagens/Conexoes': succeeded([]),
  'GET /Viagens/Calendario': succeeded([{ data: dia, menorPrecoCentavos: 15_000 }]),
  'GET /Viagens/100': succeeded(umaInformacao()),
  'GET /Viagens/100/Poltronas': succeeded(umMapa({ poltronas: [umaPoltrona(1), umaPoltrona(2)] })),
  'GET /Reservas': succeeded([]),
  'GET /Pedidos': succeeded([umPedido({ id: 'p1', localizador: 'NEXT22', situacao: 'emitido' })]),
  'GET /Pedidos/p1': succeeded(umPedido({ id: 'p1' })),
  'POST /Pedidos/p1/Pix': succeeded(umaCobranca()),
  'GET /Agencia/Pedidos': succeeded(paginaPedidos()),
  'GET /Agencia/Caixas/Atual': succeeded(null),
  [`GET /Agencia/Pedidos/${PEDIDO_ID}/PagamentoExterno`]: succeeded(pagamentoExterno()),
};
/** Any other request fails like a lost network. */
const request = (async (asked: HttpRequest) => {
  const reply = replies[`${asked.method} ${asked.path.split('?')[0]}`] ?? offline();
  return typeof reply === 'function' ? reply(asked) : reply;
}) as <T>(asked: HttpRequest) => Promise<HttpResult<T>>;

const people = {
  nobody: null,
  customer: [],
  agency: ['Agencia'],
  responsible: ['AgenciaResponsavel'],
} satisfies Record<string, Grupo[] | null>;
type Who = keyof typeof people;

async function visit(path: string, who: Who) {
  const grupos = people[who];
  const session = grupos === null ? null : umaIdentidade({ grupos, expiraEm: Date.now() + 900_000 });
  return renderApp(path, { http: { request }, identity: { currentSession: async () => session } });
}

/** Expects the page's own content, which only its screen shows; a loading page already has its title. */
async function shows(path: string, who: Who, content: () => Promise<HTMLElement>): Promise<void> {
  const { address, unmount } = await visit(path, who);
  expect(await content()).toBeVisible();
  expect(address()).toBe(path);
  unmount();
}

/** Expects home, possibly under the sign-in dialog. */
async function leadsHome(path: string, ...whom: Who[]): Promise<void> {
  for (const who of whom) {
    const { address, unmount } = await visit(path, who);
    expect(await screen.findByRole('button', { name: 'Buscar viagens', hidden: true })).toBeVisible();
    expect(address()).toBe('/home');
    unmount();
  }
}
const text = (words: string | RegExp) => () => screen.findByText(words);

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('open to anybody', () => {
  it('/home searches trips [§2.rota.home]', () =>
    shows('/home', 'nobody', () => screen.findByRole('button', { name: 'Buscar viagens' })));

  it('/resultado-busca-viagens lists the trips of a search [§2.rota.resultado-busca-viagens, §1.visitantes.1]', () =>
    shows(`/resultado-busca-viagens?${SEARCH}`, 'nobody', text('1 viagem encontrada')));

  it('/informacao-de-viagem tells of a trip [§2.rota.informacao-de-viagem]', () =>
    shows('/informacao-de-viagem?viagem=100', 'nobody', text('Plataforma 12')));
});

describe('open to whoever is signed in', () => {
  const COMPRAR = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';

  it('/comprar-viagem sells a trip to a customer, and leads nobody home [§2.rota.comprar-viagem]', async () => {
    const { unmount } = await visit(COMPRAR, 'customer');
    expect(await screen.findByRole('navigation', { name: 'Etapas da compra' })).toBeVisible();
    unmount();
    await leadsHome(COMPRAR, 'nobody');
  });

  it('/minhas-viagens lists the trips of a customer, and leads nobody home [§2.rota.minhas-viagens]', async () => {
    await shows('/minhas-viagens', 'customer', text('NEXT22'));
    await leadsHome('/minhas-viagens', 'nobody');
  });

  it('/pagamento-pix charges a customer, and leads nobody home [§2.rota.pagamento-pix]', async () => {
    await shows('/pagamento-pix?pedido=p1', 'customer', () => screen.findByRole('img', { name: 'QR Code Pix' }));
    await leadsHome('/pagamento-pix?pedido=p1', 'nobody');
  });
});

describe('open to an agency', () => {
  it('/pedidos lists its orders, and leads a customer and nobody home [§2.rota.pedidos, §1.agencia.1]', async () => {
    await shows('/pedidos', 'agency', () => screen.findByRole('rowheader', { name: 'K7M2QX' }));
    await shows('/pedidos', 'responsible', () => screen.findByRole('rowheader', { name: 'K7M2QX' }));
    await leadsHome('/pedidos', 'customer', 'nobody');
  });

  it('/pagamento-externo charges a card outside the shop, and leads a customer and nobody home [§2.rota.pagamento-externo, §1.agencia.1]', async () => {
    const path = `/pagamento-externo?pedido=${PEDIDO_ID}`;
    await shows(path, 'agency', () => screen.findByRole('button', { name: 'Gerar link' }));
    await leadsHome(path, 'customer', 'nobody');
  });

  it('/relatorio-fechamento-operador opens a till, and leads a customer and nobody home [§2.rota.relatorio-fechamento-operador, §1.agencia.1]', async () => {
    const path = '/relatorio-fechamento-operador';
    await shows(path, 'agency', () => screen.findByRole('button', { name: 'Abrir caixa' }));
    await leadsHome(path, 'customer', 'nobody');
  });

  it('/operadores is of the responsible ones alone [§2.rota.operadores, §1.agencia.1]', async () => {
    await shows('/operadores', 'responsible', text('Quem vende na sua agência, com que limites e com que acesso.'));
    await leadsHome('/operadores', 'agency', 'customer', 'nobody');
  });
});
