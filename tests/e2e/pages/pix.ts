import { $, browser } from '@wdio/globals';
import { sandbox } from './sandbox';

/** The Pix page, and the bank's side in the sandbox. */
export const pix = {
  code: async (): Promise<string> => {
    const field = $('aria/Código Pix copia e cola');
    await field.waitForDisplayed({ timeout: 60_000 });
    return field.getValue();
  },
  qrCode: () => $('aria/QR Code Pix'),
  /** Pays the newest open charge on the sandbox's page, in a second window. */
  payAtTheBank: pressAtTheBank,
  /** Pays the charge on screen without a window; an earlier journey may have left another one open. */
  pay: async () => {
    await pix.code();
    await sandbox.payNewest({ late: false });
  },
  /** Pays a charge that was closed meanwhile. */
  payLate: () => sandbox.payNewest({ late: true }),
};

async function pressAtTheBank(): Promise<void> {
  const shop = await browser.getWindowHandle();
  await browser.newWindow(new URL('/_sandbox/', await browser.getUrl()).href);
  const button = $('//button[normalize-space(.)="Pagar"]');
  await browser.waitUntil(
    async () => {
      if (await button.isExisting()) return true;
      await browser.refresh();
      return false;
    },
    { timeout: 40_000, interval: 1_000 },
  );
  await button.click();
  await browser.pause(150);
  await browser.closeWindow();
  await browser.switchToWindow(shop);
}
