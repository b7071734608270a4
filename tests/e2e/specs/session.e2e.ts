import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { signInElsewhere } from '../pages/api';
import { entrar } from '../pages/entrar';
import { orderSeats } from '../pages/orders';
import { pix } from '../pages/pix';
import { sandbox } from '../pages/sandbox';
import { DESKTOP, says } from '../pages/screen';
import { findTrip, freeSeats } from '../pages/trip';
import { freshVisitor } from '../pages/visitor';

const EMAIL = 'cliente@itape.test';

/** Invalidates this browser's tokens at provider and API. */
const killTokens = () =>
  browser.execute(() => {
    for (const key of Object.keys(localStorage))
      if (/\.(accessToken|refreshToken)$/.test(key)) localStorage.setItem(key, `${localStorage.getItem(key)}x`);
  });

/** True for keys of the device, which survive a session (spec §4), ours and the provider's. */
const isOfDevice = (key: string) =>
  /^(dispositivo|CognitoIdentityServiceProvider\..+\.(deviceKey|deviceGroupKey|randomPasswordKey))$/.test(key);

describe('a session that dies at the payment', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('opens the sign-in in place, and the Pix goes on to its ticket after it [IN6]', async () => {
    const trip = await findTrip(12);
    const { id: pedido } = await orderSeats(await signInElsewhere(EMAIL), trip, (await freeSeats(trip)).slice(0, 1));
    await $('header').$('//button[normalize-space(.)="Entrar"]').click();
    await entrar.withPassword(EMAIL);
    await entrar.isIn();
    await browser.url(`/pagamento-pix?pedido=${pedido}`);
    expect(await pix.code()).toMatch(/^000201/);

    await killTokens();
    await $('aria/Já paguei').click();
    await says('Sua sessão expirou, atualizando sessão!');
    await entrar.dialog().waitForDisplayed();
    await browser.keys(Key.Escape);
    await entrar.dialog().waitForDisplayed({ reverse: true });
    const kept = await browser.execute(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => !isOfDevice(key))).toEqual([]);
    await $('header').$('//button[normalize-space(.)="Entrar"]').waitForDisplayed();
    expect(await pix.code()).toMatch(/^000201/);

    // The bank goes on with the charge, and the page does after the sign-in that it offers again.
    await sandbox.payNewest({ late: false });
    await $('aria/Entrar e continuar').click();
    await entrar.withPassword(EMAIL);
    await $('aria/Baixar PDF').waitForDisplayed({ timeout: 60_000 });
  });
});
