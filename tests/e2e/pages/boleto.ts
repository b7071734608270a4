import { $, browser } from '@wdio/globals';
import { sandbox } from './sandbox';

/** The boleto's page, and the bank's side in the sandbox. */
export const boleto = {
  /** Asks for a boleto at the payment step and waits for its page. */
  choose: async (): Promise<void> => {
    const button = $('aria/Gerar boleto');
    await button.waitForClickable({ timeout: 60_000 });
    // Above the bar of the summary, which lies over the end of a phone's window.
    await button.scrollIntoView({ block: 'center' });
    await button.click();
    await browser.waitUntil(async () => (await browser.getUrl()).includes('/pagamento-boleto?pedido='), {
      timeout: 60_000,
    });
  },
  /** The code to type at a bank. */
  linhaDigitavel: async (): Promise<string> => {
    const field = $('aria/Linha digitável');
    await field.waitForDisplayed({ timeout: 60_000 });
    return field.getValue();
  },
  barcode: () => $('aria/Código de barras do boleto'),
  /** Pays the boleto on screen at the bank. */
  pay: async (): Promise<void> => sandbox.payBoleto(await boleto.linhaDigitavel()),
};
