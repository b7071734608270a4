import { $, browser, expect } from '@wdio/globals';
import { signInElsewhere, takeSeats, type Caller } from '../pages/api';
import { compra } from '../pages/compra';
import { DESKTOP, says, violations } from '../pages/screen';
import { findTrip, freeSeats, openTrip, type Trip } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';
const seat = (numero: number) => $(`//*[@role="gridcell"][starts-with(@aria-label, "Poltrona ${numero},")]`);
const is = (numero: number, state: string) =>
  expect(seat(numero)).toHaveAttribute('aria-label', expect.stringContaining(state), { wait: 10_000 });
const timer = () => $('aria/Tempo de reserva');

async function choose(numero: number): Promise<void> {
  await seat(numero).waitForClickable({ timeout: 60_000 });
  await seat(numero).click();
  await is(numero, 'selecionada');
}

interface Hold {
  id: string;
  restanteMs: number;
  trechos: { viagemId: string }[];
}

/** A new tab needs an absolute address. */
const origin = async () => new URL(await browser.getUrl()).origin;

/** Seconds shown by the timer. */
async function shownSeconds(): Promise<number> {
  const [minutes = 0, seconds = 0] = (await timer().getText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

describe('seats that others look at too', () => {
  let trip: Trip;
  let other: Caller;
  let me: Caller;
  let first = 0;
  let second = 0;
  let third = 0;

  before(async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(EMAIL);
    trip = await findTrip(17);
    [first = 0, second = 0, third = 0] = await freeSeats(trip);
    other = await signInElsewhere('agencia@itape.test');
    me = await signInElsewhere(EMAIL);
    await openTrip(trip);
    await compra.map().waitForDisplayed({ timeout: 60_000 });
  });

  /** Own holds on this trip; other journeys leave theirs. */
  const myHolds = async () => {
    const { data } = await me.send('GET', '/Reservas');
    return (data as Hold[]).filter(({ trechos }) => trechos.some(({ viagemId }) => viagemId === trip.viagemId));
  };

  it('are seen to be taken and given back, and a chosen one that is lost is told at once', async () => {
    await choose(first);
    await choose(second);
    const taken = await takeSeats(other, trip, [first]);
    await says(`A poltrona ${first} acaba de ser reservada por outra pessoa.`);
    await is(first, 'ocupada');
    await is(second, 'selecionada');
    expect(await violations()).toEqual([]);
    await other.send('DELETE', `/Reservas/${(taken.data as { id: string }).id}`);
    await is(first, 'livre');
  });

  it('are held once: a link opened in another tab goes on with the same hold, and its time [SH6]', async () => {
    await choose(first);
    await compra.next();
    await $('aria/Nome completo').waitForDisplayed({ timeout: 60_000 });
    const [hold] = await myHolds();
    const tab = await browser.getWindowHandle();

    await browser.newWindow(await origin());
    await openTrip(trip);
    await is(first, 'selecionada');
    await is(second, 'selecionada');
    await timer().waitForDisplayed({ timeout: 60_000 });
    const [same, ...others] = await myHolds();
    expect([same?.id, others]).toEqual([hold?.id, []]);

    await browser.closeWindow();
    await browser.switchToWindow(tab);
  });

  it('keep their true time while their tab is out of sight [SH8]', async () => {
    const tab = await browser.getWindowHandle();
    await browser.newWindow(await origin());
    await browser.pause(4_000);
    await browser.closeWindow();
    await browser.switchToWindow(tab);
    await browser.pause(700);
    // Queried before and after, so that delays of the machine do not count.
    const [before] = await myHolds();
    const shown = await shownSeconds();
    const [after] = await myHolds();
    expect(shown).toBeLessThan((before?.restanteMs ?? 0) / 1000 + 2);
    expect(shown).toBeGreaterThan((after?.restanteMs ?? 0) / 1000 - 2);
  });

  it('of another hold of the same person are seen in both tabs [SH5]', async () => {
    await browser.back();
    await compra.map().waitForDisplayed({ timeout: 60_000 });
    const elsewhere = await takeSeats(me, trip, [third]);
    await is(third, 'ocupada');
    const tab = await browser.getWindowHandle();
    await browser.newWindow(await origin());
    const other = await browser.getWindowHandle();
    await openTrip(trip);
    await is(third, 'selecionada');
    await says(`Poltronas ${first} e ${second}, em outra aba ou em outro aparelho.`);
    expect(await violations()).toEqual([]);
    // Axe opens and closes a window, after which the active one is undefined.
    await browser.switchToWindow(other);
    await browser.closeWindow();
    await browser.switchToWindow(tab);

    // Headless browsers never hide tabs, so the event is dispatched by hand.
    await browser.execute(() => void document.dispatchEvent(new Event('visibilitychange')));
    await says(`Poltrona ${third}, em outra aba ou em outro aparelho.`);
    await $('//button[normalize-space(.)="Liberar"]').click();
    await is(third, 'livre');
    const left = (await myHolds()).map(({ id }) => id);
    expect(left).toHaveLength(1);
    expect(left).not.toContain((elsewhere.data as { id: string }).id);
  });
});
