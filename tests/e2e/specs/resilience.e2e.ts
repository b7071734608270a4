import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, takeSeats, type Caller } from '../pages/api';
import { compra, umPassageiro } from '../pages/compra';
import { entrar } from '../pages/entrar';
import { readFocus } from '../pages/keyboard';
import { pix } from '../pages/pix';
import { resultado } from '../pages/resultado';
import { DESKTOP, says, setOffline, violations } from '../pages/screen';
import { findTrip, freeSeats, openTrip, type Trip } from '../pages/trip';
import { freshVisitor, signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const dialog = (title: string) => $(`//*[@role="dialog"][.//h2[normalize-space(.)="${title}"]]`);
const seat = (numero: number) => $(`//*[@role="gridcell"][starts-with(@aria-label, "Poltrona ${numero},")]`);
const path = async () => new URL(await browser.getUrl()).pathname;
const reaches = (wanted: string) =>
  browser.waitUntil(async () => (await path()) === wanted, { timeoutMsg: `never came to ${wanted}` });

async function toggle(numero: number, state: 'livre' | 'selecionada'): Promise<void> {
  await seat(numero).waitForClickable({ timeout: 60_000 });
  await seat(numero).click();
  await expect(seat(numero)).toHaveAttribute('aria-label', expect.stringContaining(state));
}

describe('whoever is not signed in', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('is led home from an address that does not exist', async () => {
    await browser.url('/nao-existe');
    await reaches('/home');
    await expect($('aria/Buscar viagens')).toBeDisplayed();
  });

  it('is asked to sign in before their trips, and told what was wrong', async () => {
    await browser.url('/minhas-viagens');
    await reaches('/home');
    await entrar.dialog().waitForDisplayed();
    await says('Faça o login para continuar.');
    await entrar.withPassword(EMAIL, 'errada99');
    await expect(entrar.dialog()).toHaveText(expect.stringContaining('E-mail ou senha incorretos.'));
    expect(await violations()).toEqual([]);
  });

  it('reads its message at the foot of the window [§9.toasts.1]', async () => {
    await browser.url('/pagamento-pix?pedido=1');
    await entrar.dialog().waitForDisplayed();
    const message = $('.it-toast');
    await message.waitForDisplayed();
    const fromTheFoot = () =>
      browser.execute(() => {
        const box = document.querySelector('.it-toast')?.getBoundingClientRect();
        return box ? window.innerHeight - box.bottom : -1;
      });
    await browser.waitUntil(async () => (await fromTheFoot()) >= 0 && (await fromTheFoot()) < 40, {
      timeoutMsg: 'the message never stood at the foot',
    });
  });

  it('is refused where the account was switched off', async () => {
    await entrar.withPassword('desativado@itape.test');
    await expect(entrar.dialog()).toHaveText(expect.stringContaining('Este usuário está desativado'));
  });

  it('keeps the focus on the page when the dialog is closed', async () => {
    await entrar.dialog().$('aria/Fechar').click();
    await entrar.dialog().waitForExist({ reverse: true });
    await browser.waitUntil(async () => !(await readFocus()).lost);
  });

  it('comes home with a word when they turn back at Google', async () => {
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.dialog().$('aria/Entrar com Google').click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/_idp/'), { timeout: 60_000 });
    await $('//button[normalize-space(.)="Cancelar"]').click();
    await reaches('/home');
    await says('Você cancelou a entrada. Nada foi alterado.');
  });

  it('changes a temporary password on the way in, and is signed out where the registration is given up', async () => {
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword('temporaria@itape.test', 'temp1234');
    await entrar.choosePassword('minhas99senhas');
    const cadastro = dialog('Finalize seu cadastro');
    await cadastro.waitForDisplayed({ timeout: 60_000 });
    await cadastro.$('aria/Fechar').click();
    await $('//button[normalize-space(.)="Sair sem concluir"]').click();
    await $('header').$('//button[normalize-space(.)="Entrar"]').waitForDisplayed();
    expect(await path()).toBe('/home');
  });
});

describe('a search without a connection', () => {
  it('says so, and goes on by itself when the connection is back', async () => {
    const trip = await findTrip(6);
    const dia = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await browser.url(
      `/resultado-busca-viagens?idaVolta=false&localidadeOrigem=${trip.origem}&localidadeDestino=${trip.destino}&dataPartida=${dia}`,
    );
    await resultado.waitForTrips();
    await setOffline(true);
    try {
      await $('//*[@role="tab"][@aria-selected="false"]').click();
      await says('Você está sem internet');
      expect(await violations()).toEqual([]);
      await $('aria/Tentar novamente').click();
      await says('Você está sem internet');
    } finally {
      await setOffline(false);
    }
    await resultado.waitForTrips();
  });
});

describe('a purchase in which things go wrong', () => {
  let trip: Trip;
  let other: Caller;
  let lost = 0;
  let kept = 0;

  before(async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(EMAIL);
    trip = await findTrip(9);
    [lost = 0, kept = 0] = await freeSeats(trip);
    other = await signInElsewhere('agencia@itape.test');
    await openTrip(trip);
    await compra.map().waitForDisplayed({ timeout: 60_000 });
  });

  it('goes on after a refresh among the seats', async () => {
    await browser.refresh();
    await compra.map().waitForDisplayed({ timeout: 60_000 });
  });

  it('names the seat that somebody else took, and keeps the other choice', async () => {
    await toggle(lost, 'selecionada');
    await toggle(kept, 'selecionada');
    expect((await takeSeats(other, trip, [lost])).status).toBe(201);
    await compra.next();
    await says(`A poltrona ${lost} acabou de ser escolhida por outra pessoa. Escolha outra.`);
    await expect(seat(lost)).toHaveAttribute('aria-label', expect.stringContaining('ocupada'));
    await expect(seat(kept)).toHaveAttribute('aria-label', expect.stringContaining('selecionada'));
    expect(await violations()).toEqual([]);
  });

  it('takes the seat once, however often the button is pressed', async () => {
    const free = (await freeSeats(trip)).length;
    await $('//button[normalize-space(.)="Continuar"]').doubleClick();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    expect((await freeSeats(trip)).length).toBe(free - 1);
  });

  it('keeps the hold through a refresh and the step through the way back', async () => {
    await browser.refresh();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    await expect($('aria/Tempo de reserva')).toBeDisplayed();
    await compra.fillPassenger(umPassageiro());
    await browser.back();
    await compra.map().waitForDisplayed({ timeout: 60_000 });
    await expect(seat(kept)).toHaveAttribute('aria-label', expect.stringContaining('selecionada'));
    await compra.next();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    expect(await $('aria/Nome completo').getValue()).toBe(umPassageiro().nome);
  });

  it('says that a hold is over, and keeps the passengers', async () => {
    await compra.next();
    await $('aria/Pagar com Pix').waitForClickable();
    await releaseHold(trip, kept);
    await $('aria/Pagar com Pix').click();
    const expired = dialog('Sua reserva expirou');
    await expired.waitForDisplayed({ timeout: 60_000 });
    expect(await violations()).toEqual([]);
    await expired.$('aria/Escolher poltronas').click();
    await compra.map().waitForDisplayed();
    await expired.waitForExist({ reverse: true });
    expect((await readFocus()).lost).toBe(false);
    await expect(seat(kept)).toHaveAttribute('aria-label', expect.stringContaining('selecionada'));
    await compra.next();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    expect(await $('aria/Nome completo').getValue()).toBe(umPassageiro().nome);
  });

  it('loses no way on by a refresh at the payment', async () => {
    await compra.next();
    await $('aria/Pagar com Pix').waitForClickable();
    await browser.refresh();
    await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
    await expect($('aria/Tempo de reserva')).toBeDisplayed();
    await browser.back();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    await compra.next();
    await $('aria/Pagar com Pix').waitForClickable({ timeout: 60_000 });
  });

  it('makes one order of two presses, and finds it again after a refresh', async () => {
    const mine = await signInElsewhere(EMAIL);
    const orders = async () => ((await mine.send('GET', '/Pedidos')).data as unknown[]).length;
    const before = await orders();
    await $('aria/Pagar com Pix').doubleClick();
    const code = await pix.code();
    expect(await orders()).toBe(before + 1);
    await browser.refresh();
    expect(await pix.code()).toBe(code);
    expect(await orders()).toBe(before + 1);
  });

  it('is left by the account menu', async () => {
    await $('aria/Minha conta').click();
    await $('//*[@role="menuitem"][normalize-space(.)="Sair"]').click();
    await $('header').$('//button[normalize-space(.)="Entrar"]').waitForDisplayed();
    await reaches('/home');
  });
});

/** Expires the hold: its seats are released, as the server's sweeper would do. */
async function releaseHold({ viagemId, origem, destino }: Trip, numero: number): Promise<void> {
  const chave = new URL(await browser.getUrl()).searchParams.get('reserva') ?? '';
  const mine = await signInElsewhere(EMAIL);
  const trechos = [{ viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas: [numero] }];
  const { data } = await mine.send('POST', '/Reservas', { trechos }, chave);
  await mine.send('DELETE', `/Reservas/${(data as { id: string }).id}`);
}
