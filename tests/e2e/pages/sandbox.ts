import { browser } from '@wdio/globals';

const WAIT = { timeout: 40_000, interval: 500 };

const addressOf = async (path: string): Promise<URL> => new URL(`/_sandbox${path}`, await browser.getUrl());

/** Submits a form of the sandbox's page without opening it. */
async function send(path: string, form = new URLSearchParams()): Promise<void> {
  await fetch(await addressOf(path), { method: 'POST', redirect: 'manual', ...(form.size > 0 && { body: form }) });
}

/** HTML of the sandbox's page. */
async function readPage(): Promise<string> {
  return (await fetch(await addressOf('/'))).text();
}

/** Id of the newest charge that is open, or that accepts only a late payment; undefined without any. */
async function newestCharge(late: boolean): Promise<string | undefined> {
  const forms = [
    ...(await readPage()).matchAll(/<form method="post" action="\/_sandbox\/pagar\/(\w+)">([^]*?)<\/form>/g),
  ];
  return forms.find(([, , fields = '']) => fields.includes('name="atrasado"') === late)?.[1];
}

/** The bank's name for the boleto with this code. */
async function boletoNumber(linhaDigitavel: string): Promise<string | undefined> {
  const [, rest = ''] = (await readPage()).split(`<code>${linhaDigitavel}</code>`);
  return /action="\/_sandbox\/boletos\/([\w-]+)\/pagar"/.exec(rest)?.[1];
}

/** Actions of the sandbox's page, without a window. */
export const sandbox = {
  /** The temporary password of the latest invitation mailed to an address. */
  invitationOf: async (email: string): Promise<string> => {
    let password = '';
    const isThere = async (): Promise<boolean> => {
      const text = (await readPage()).replace(/<[^>]+>/g, ' ');
      const at = text.indexOf(email);
      password = at < 0 ? '' : (/senha temporária (\S+), que vale/.exec(text.slice(at))?.[1] ?? '');
      return password !== '';
    };
    await browser.waitUntil(isThere, { ...WAIT, timeoutMsg: `no invitation came to ${email}` });
    return password;
  },
  /** Expires every unpaid hold. */
  expireHolds: () => send('/vencer-reservas'),
  pay: (txid: string) => send(`/pagar/${txid}`),
  /** Pays the product's newest charge; a late one after the sweeper has closed it. */
  payNewest: async ({ late }: { late: boolean }): Promise<void> => {
    let txid: string | undefined;
    await browser.waitUntil(async () => (txid = await newestCharge(late)) !== undefined, {
      ...WAIT,
      timeoutMsg: 'there was no charge to pay',
    });
    await send(`/pagar/${txid}`, new URLSearchParams(late ? { atrasado: 'sim' } : {}));
  },
  /** Pays the boleto with this code, as it is displayed. */
  payBoleto: async (linhaDigitavel: string): Promise<void> => {
    const numero = await boletoNumber(linhaDigitavel);
    if (!numero) throw new Error(`the bank knows no boleto ${linhaDigitavel}`);
    await send(`/boletos/${numero}/pagar`);
  },
  /** Resolves when a mail with these words has gone to an address. */
  mailTo: async (email: string, words: string): Promise<void> => {
    const isThere = async (): Promise<boolean> => {
      const text = (await readPage()).replace(/<[^>]+>/g, ' ');
      return text.split(email).some((after, i) => i > 0 && after.slice(0, 400).includes(words));
    };
    await browser.waitUntil(isThere, { ...WAIT, timeout: 90_000, timeoutMsg: `no “${words}” was mailed to ${email}` });
  },
  /** The latest six-digit code mailed to an address. */
  codeFor: async (email: string): Promise<string> => {
    let code = '';
    const isThere = async (): Promise<boolean> => {
      const text = (await readPage()).replace(/<[^>]+>/g, ' ');
      const at = text.indexOf(email);
      code = at < 0 ? '' : (/\b\d{6}\b/.exec(text.slice(at))?.[0] ?? '');
      return code !== '';
    };
    await browser.waitUntil(isThere, { timeout: 60_000, interval: 200, timeoutMsg: `no code came to ${email}` });
    return code;
  },
};
