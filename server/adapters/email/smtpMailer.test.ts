import { coresPadrao } from '../../../src/domain/companhia/marca/marcaPadrao';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { Hopeless, Refused, type Email } from '../../platform/outbox/outbox';
import { createBank } from '../../sandbox/pix/bank';
import { createSmtpBreaker } from './smtpBreaker';
import { createSmtpMailer, type Mailer } from './smtpMailer';

const FROM = 'Itapê <passagens@itape.test>';
const email: Email = { para: 'ana@cliente.test', assunto: 'Sua passagem', corpo: 'Olá, Ana.' };

/** A mail server of this machine that keeps what it takes. */
async function startSmtp(refuse: { code: number; recipient?: true } | null = null) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isRefused = refuse?.recipient === true;
      done(isRefused ? Object.assign(new Error(`<${address}> unknown`), { responseCode: refuse.code }) : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse === null) received.push(Buffer.concat(chunks).toString());
        done(refuse && Object.assign(new Error('try later'), { responseCode: refuse.code }));
      });
    },
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => smtp.close(() => closed())),
  };
}

const remetente = { nome: 'Itapê', linhas: ['Itapê S.A. · CNPJ 12.345.678/0001-95'], cores: coresPadrao };

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mailer: Mailer;
const last = () => PostalMime.parse(smtp.received.at(-1) ?? '');

beforeAll(async () => {
  smtp = await startSmtp();
  mailer = createSmtpMailer(
    { url: smtp.url, from: FROM, trusted: false },
    () => Promise.resolve([]),
    () => remetente,
  );
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

describe('an e-mail on its way to the mail server', () => {
  it('goes from the company to one person, as text and as a page', async () => {
    await mailer.send('0197c0de-0000-7000-8000-000000000001', email);
    expect(await last()).toMatchObject({
      from: { name: 'Itapê', address: 'passagens@itape.test' },
      to: [{ address: 'ana@cliente.test' }],
      subject: 'Sua passagem',
      text: 'Olá, Ana.\n\n-- \nItapê S.A. · CNPJ 12.345.678/0001-95\n',
      html: expect.stringContaining('Olá, Ana.'),
      messageId: '<0197c0de-0000-7000-8000-000000000001@itape.test>',
    });
  });

  it('says that a machine wrote it, and how to end reminders with one click', async () => {
    await mailer.send('a', { ...email, cancelamento: 'https://itape.test/api/Avisos/Cancelamento/x' });
    const headers = new Map((await last()).headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBe('<https://itape.test/api/Avisos/Cancelamento/x>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('has no second receiver, whatever the address says', async () => {
    const before = smtp.received.length;
    await mailer.send('a', { ...email, para: 'ana@cliente.test, bia@cliente.test' }).catch(() => undefined);
    const { to = [] } = smtp.received.length > before ? await last() : {};
    expect(to.map(({ address }) => address)).not.toContain('bia@cliente.test');
  });

  it('is refused to its caller when the mail server refuses it', async () => {
    const busy = await startSmtp({ code: 451 });
    const refused = createSmtpMailer(
      { url: busy.url, from: FROM, trusted: false },
      () => Promise.resolve([]),
      () => remetente,
    );
    await expect(refused.send('a', email)).rejects.toThrow('451');
    refused.close();
    await busy.close();
  });

  it('never leaves in clear for another machine', async () => {
    // An address of this machine that is not written as one.
    const url = smtp.url.replace('127.0.0.1', '127.1');
    const outside = createSmtpMailer(
      { url, from: FROM, trusted: false },
      () => Promise.resolve([]),
      () => remetente,
    );
    await expect(outside.send('a', email)).rejects.toThrow(/TLS/);
    outside.close();
  });
});

describe('the e-mail of issued tickets', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ smtp: { url: smtp.url, from: FROM } });
  }, START_MS);
  afterAll(() => server.close());

  it('brings every ticket on paper and for the calendar', async () => {
    const ana = umComprador(server);
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 3);
    const { id } = await ana.order([1, 2], viagemId);
    await createBank(server.services.database).pay((await ana.charge(id)).txid);
    await ana.conclude(id);
    const deadline = Date.now() + 20_000;
    let parsed = await last();
    while (!parsed.subject?.startsWith('Sua passagem está emitida') && Date.now() < deadline) {
      await new Promise((tick) => setTimeout(tick, 100));
      parsed = await last();
    }
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pdf',
      'text/calendar',
      'application/pdf',
      'text/calendar',
    ]);
    expect(parsed.attachments.map(({ filename }) => filename?.replace(/-[A-Z0-9]{6}-/, '-'))).toEqual([
      'itape-poltrona-1.pdf',
      'itape-poltrona-1.ics',
      'itape-poltrona-2.pdf',
      'itape-poltrona-2.ics',
    ]);
    expect(parsed.html).toContain(`/minhas-viagens?pedido=${id}`);
  });
});

describe('an e-mail that the mail server refuses', () => {
  const send = async (refuse: { code: number; recipient?: true }): Promise<unknown> => {
    const refusing = await startSmtp(refuse);
    const plain = createSmtpMailer(
      { url: refusing.url, from: FROM, trusted: false },
      () => Promise.resolve([]),
      () => remetente,
    );
    try {
      return await createSmtpBreaker(plain)
        .send('0197c0de-0000-7000-8000-0000000000b0', email)
        .catch((error: unknown) => error);
    } finally {
      plain.close();
      await refusing.close();
    }
  };

  it.each([
    ['has a receiver that does not exist', { code: 550, recipient: true }, Refused],
    ['is never let through', { code: 554 }, Hopeless],
  ] as const)('for good %s, in words without the address', async (_, refuse, Class) => {
    const error = await send(refuse);
    expect(error).toBeInstanceOf(Class);
    expect(String(error)).toContain(String(refuse.code));
    expect(String(error)).not.toContain('ana@');
  });

  it.each([{ code: 450, recipient: true }, { code: 452 }] as const)('for now is tried again: %j', async (refuse) => {
    const error = await send(refuse);
    expect(error).not.toBeInstanceOf(Refused);
    expect(error).not.toBeInstanceOf(Hopeless);
  });
});
