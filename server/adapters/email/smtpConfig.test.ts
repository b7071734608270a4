import { mayStayPlain, readSmtpConfig } from './smtpConfig';

const url = 'smtp://ana:segredo@mail.itape.test:587';
const from = 'Itapê <passagens@itape.test>';

describe('the mail server of the environment', () => {
  it('is none without its variables', () => {
    expect(readSmtpConfig({})).toBeNull();
  });

  it.each([from, 'passagens@itape.test', '<passagens@itape.test>'])('sends as %s', (SMTP_FROM) => {
    expect(readSmtpConfig({ SMTP_URL: url, SMTP_FROM })).toEqual({ url, from: SMTP_FROM, trusted: false });
  });

  it.each(['Itapê', 'a@b\r\nBcc: x@y', 'a@b, c@d', '@itape.test'])('refuses the sender %j', (SMTP_FROM) => {
    expect(() => readSmtpConfig({ SMTP_URL: url, SMTP_FROM })).toThrow('SMTP_FROM inválido');
  });

  it.each(['http://mail', 'mail.itape.test:587', 'x'])('refuses the address %s without repeating it', (SMTP_URL) => {
    expect(() => readSmtpConfig({ SMTP_URL, SMTP_FROM: from })).toThrow(/^SMTP_URL inválida: use smtp:/);
  });

  it.each([
    ['smtp://127.0.0.1:25', true],
    ['smtp://localhost', true],
    ['smtp://[::1]:25', true],
    [url, false],
    ['smtp://10.0.0.1', false],
  ])('does without TLS at %s: %s', (address, plain) => {
    expect(mayStayPlain({ url: address, from, trusted: false })).toBe(plain);
  });

  it('does without TLS in a network that is said to be trusted', () => {
    const read = (SMTP_SEM_TLS: string) => readSmtpConfig({ SMTP_URL: url, SMTP_FROM: from, SMTP_SEM_TLS });
    expect([read('1'), read('sim')].map((config) => config && mayStayPlain(config))).toEqual([true, false]);
  });
});
