import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, type Caller } from '../pages/api';
import { entrar } from '../pages/entrar';
import { startOwnProduct, type OwnProduct } from '../pages/ownProduct';
import { DESKTOP, PHONE, violations } from '../pages/screen';
import { signedIn } from '../pages/visitor';

const SOON = { timeout: 30_000 };
const ROUTE = { localidadeOrigem: '1', localidadeDestino: '4' };
const passageiros = (poltronas: number[]) =>
  poltronas.map((poltrona, i) => ({
    poltrona,
    nome: 'Carla Cliente',
    documento: { tipo: 2, numero: `12.345.678-${i + 1}` },
    dataNascimento: '1990-05-17',
  }));
const comprador = { nome: 'Carla Cliente', cpf: '529.982.247-25', email: 'c@itape.test', celular: '+5511987654321' };

/** Buys two tickets on another computer. */
async function buy({ send }: Caller, origin: string): Promise<{ pedidoId: string; codigos: string[] }> {
  const read = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await send(method, path, body)).data as T;
  const dataPartida = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ ...ROUTE, dataPartida });
  const [viagem] = await read<{ id: string }[]>('GET', `/Viagens?${query}`);
  const viagemId = viagem?.id ?? '';
  const mapa = await read<{ poltronas: { numero: number; situacao: string }[] }>(
    'GET',
    `/Viagens/${viagemId}/Poltronas?${new URLSearchParams(ROUTE)}`,
  );
  const poltronas = mapa.poltronas.filter(({ situacao }) => situacao === 'livre').slice(0, 2);
  const numeros = poltronas.map(({ numero }) => numero);
  const reserva = await read<{ id: string }>('POST', '/Reservas', {
    trechos: [{ viagemId, ...ROUTE, poltronas: numeros }],
  });
  const { id } = await read<{ id: string }>('POST', '/Pedidos', {
    reservaId: reserva.id,
    comprador,
    passageiros: passageiros(numeros),
  });
  const { txid } = await read<{ txid: string }>('POST', `/Pedidos/${id}/Pix`);
  await fetch(`${origin}/_sandbox/pagar/${txid}`, { method: 'POST' });
  await read('POST', `/Pedidos/${id}/Concluir`);
  const ids = await issued(async () => {
    const { itens } = await read<{ itens: { bilheteId: string | null }[] }>('GET', `/Pedidos/${id}`);
    return itens.flatMap(({ bilheteId }) => bilheteId ?? []);
  });
  const bilhetes = await Promise.all(
    ids.map((bilheteId) => read<{ codigoEmbarque: string }>('GET', `/Bilhetes/${bilheteId}`)),
  );
  return { pedidoId: id, codigos: bilhetes.map(({ codigoEmbarque }) => codigoEmbarque) };
}

/** Waits until both tickets are issued. */
async function issued(read: () => Promise<string[]>): Promise<string[]> {
  let ids: string[] = [];
  await browser.waitUntil(async () => (ids = await read()).length === 2, { timeout: 60_000, interval: 500 });
  return ids;
}

const code = (nome: string) => $(`svg[aria-label="${nome}"]`);
const workerIsReady = () =>
  browser.executeAsync<boolean, []>((done) => {
    void navigator.serviceWorker.getRegistration().then((registration) => done(Boolean(registration?.active)));
  });

describe('without a network', () => {
  let product: OwnProduct;
  let bought: Awaited<ReturnType<typeof buy>>;
  const tickets = () => `${product.origin}/minhas-viagens?pedido=${bought.pedidoId}`;

  before(async () => {
    product = await startOwnProduct();
    await browser.setViewport(DESKTOP);
    await signedIn('cliente@itape.test', product.origin);
    bought = await buy(await signInElsewhere('cliente@itape.test'), product.origin);
  });
  after(() => product.end());

  it('a page that was loaded anew shows the tickets that were opened before, and their list', async () => {
    await browser.url(tickets());
    await code('Código de embarque').waitForDisplayed(SOON);
    await browser.waitUntil(workerIsReady, SOON);
    await product.takeAway();
    await browser.refresh();
    await code('Código de embarque').waitForDisplayed(SOON);
    await browser.url(`${product.origin}/minhas-viagens`);
    await expect($('main')).toHaveText(expect.stringContaining('Rio de Janeiro'), { wait: 30_000 });
  });

  it('a phone that starts cold holds up the code just so', async () => {
    await browser.setViewport(PHONE);
    await browser.url(tickets());
    await code('Código de embarque').waitForDisplayed(SOON);
    expect(await violations()).toEqual([]);
    await browser.setViewport(DESKTOP);
  });

  it('keeps nothing of the API in the worker’s cache [CA1]', async () => {
    const paths = await browser.executeAsync<string[], []>((done) => {
      void caches.keys().then(async (names) => {
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        done(kept.flat().map(({ url }) => new URL(url).pathname));
      });
    });
    expect(paths).toContain('/app.html');
    expect(paths.filter((path) => /^\/(api|_idp|_sandbox|config)/.test(path))).toEqual([]);
  });

  it('the door of the bus checks codes', async () => {
    await browser.url(`${product.origin}/embarque`);
    // The keys are loaded once, online.
    await product.bringBack();
    await browser.refresh();
    await browser.waitUntil(
      async () => (await browser.execute(() => localStorage.getItem('itape.embarque') ?? '')).includes('publica'),
      SOON,
    );
    await product.takeAway();
    await browser.refresh();
    const field = $('input[name="codigo"]');
    await field.waitForDisplayed(SOON);
    const answers = [
      [bought.codigos[0] ?? '', 'Pode embarcar'],
      [bought.codigos[0] ?? '', 'Já lido às'],
      ['IT1.x.y', 'Código inválido'],
    ] as const;
    for (const [codigo, answer] of answers) {
      await field.setValue(codigo);
      await browser.keys('Enter');
      await expect($('main [role="alert"]')).toHaveText(expect.stringContaining(answer));
    }
  });

  it('ends with the network, and signing out takes the kept tickets along [LG1]', async () => {
    await product.bringBack();
    await browser.url(tickets());
    await entrar.isIn();
    await $('header').$('aria/Minha conta').click();
    await $('//*[@role="menuitem"][normalize-space(.)="Sair"]').click();
    const kept = () =>
      browser.execute(() => Object.keys(localStorage).filter((key) => key.startsWith('itape.leitura')).length);
    await browser.waitUntil(async () => (await kept()) === 0, SOON);
  });
});
