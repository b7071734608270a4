import { readChatbotConfig } from './chatbot/chatbotConfig';
import { readConfig } from './config';

/** The message with which an environment is refused. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return String(error);
  }
  return 'not refused';
}

const bank = { PIX_URL: 'https://p', PIX_CLIENT_ID: 'x', PIX_CLIENT_SECRET: 'x', PIX_CHAVE: 'x' };
const acquirer = {
  CARTAO_URL: 'https://a',
  CARTAO_CLIENT_ID: 'x',
  CARTAO_CLIENT_SECRET: 'x',
  CARTAO_ORIGEM: 'https://campos.adiq.io',
};
const operadora = {
  PRAXIO_URL: 'https://o',
  PRAXIO_NOME: 'x',
  PRAXIO_SENHA: 'x',
  PRAXIO_EMPRESA: '1',
  PRAXIO_CLIENTE: 'x',
};
const mail = { SMTP_URL: 'smtps://m', SMTP_FROM: 'passagens@itape.test' };
const browsers = { PUSH_VAPID_PUBLICA: 'x', PUSH_VAPID_PRIVADA: 'x', PUSH_CONTATO: 'mailto:x@itape.test' };
const apple = { PUSH_APNS_TIME: 'x', PUSH_APNS_CHAVE_ID: 'x', PUSH_APNS_CHAVE: 'x' };
const pool = { COGNITO_USER_POOL_ID: 'sa-east-1_x', COGNITO_CLIENT_ID: 'x', COGNITO_DOMAIN: 'auth.itape.test' };
const whatsapp = {
  WHATSAPP_SEGREDO: 'x',
  WHATSAPP_VERIFICACAO: 'x',
  WHATSAPP_URL: 'https://w',
  WHATSAPP_NUMERO_ID: 'x',
  WHATSAPP_TOKEN: 'x',
};

describe('what is missing in the environment', () => {
  it('is said at once in production', () => {
    const refusal = refusalOf({ NODE_ENV: 'production' });
    const names = ['DATABASE_URL', 'PUBLIC_URL', ...[pool, mail, bank].flatMap((group) => Object.keys(group))];
    for (const name of names) expect(refusal).toContain(`Falta ${name}`);
  });

  it("is the operator's access where production sells its catalogue", () => {
    const refusal = refusalOf({ NODE_ENV: 'production', CATALOGO: 'praxio' });
    for (const name of Object.keys(operadora)) expect(refusal).toContain(`Falta ${name}`);
    expect(refusalOf({ NODE_ENV: 'production', CATALOGO: 'praxio', ...operadora })).not.toContain('PRAXIO');
    expect(refusalOf({ NODE_ENV: 'production', CATALOGO: 'proprio' })).not.toContain('PRAXIO');
    // Elsewhere the embedded operator stands in.
    expect(readConfig({ CATALOGO: 'praxio' })).toMatchObject({ catalogo: 'praxio', praxio: null });
    expect(readConfig({}).catalogo).toBe('proprio');
  });

  it('is said together with what is impossible', () => {
    const refusal = refusalOf({ PORT: 'abc', PIX_CHAVE: 'x', COGNITO_CONFIRMACAO: 'sms', CARTAO_ORIGEM: 'x' });
    for (const problem of ['PORT inválida', 'Falta PIX_URL', 'codigo ou link', 'CARTAO_ORIGEM inválida'])
      expect(refusal).toContain(problem);
  });

  it.each(
    [bank, mail, acquirer, operadora, browsers, apple, pool, whatsapp].flatMap((group) =>
      Object.keys(group).map((name): [string, Record<string, string>] => [name, { ...group, [name]: '' }]),
    ),
  )('is %s, where the others of its group are there', (name, group) => {
    const isOptional = name.startsWith('WHATSAPP_') && !name.startsWith('WHATSAPP_SEG');
    const env = isOptional ? { ...group, NODE_ENV: 'production' } : group;
    if (name === 'CARTAO_URL') expect(refusalOf(group)).toContain('Falta CARTAO_URL');
    else expect(refusalOf(env)).toContain(`Falta ${name}`);
  });

  it('is nothing where every group is whole', () => {
    const env = { ...bank, ...mail, ...acquirer, ...operadora, ...browsers, ...apple, ...pool, ...whatsapp };
    expect(readConfig(env)).toMatchObject({
      pix: { chave: 'x' },
      praxio: { nome: 'x' },
      smtp: { url: 'smtps://m' },
      cognito: { clientId: 'x' },
    });
  });
});

describe('the environment', () => {
  it.each(['x', '0', '-1', '1.5', '9999999'])('refuses %s for a deadline', (BODY_TIMEOUT_MS) => {
    expect(() => readConfig({ BODY_TIMEOUT_MS })).toThrow('BODY_TIMEOUT_MS inválida');
  });

  it('is this machine alone, on port 8080, with an embedded database, unless told', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      production: false,
      publicUrl: 'http://localhost:8080',
    });
  });

  it('takes an address to listen on and a PostgreSQL', () => {
    const config = readConfig({ PORT: '9000', HOST: '127.0.0.2', DATABASE_URL: 'postgres://x/y' });
    expect(config).toMatchObject({ host: '127.0.0.2', port: 9000, databaseUrl: 'postgres://x/y' });
    expect(config).toMatchObject({ databaseUrlDireta: null, databaseUrlLeitura: null });
    expect(readConfig({ DATABASE_URL_LEITURA: 'postgres://copia/y' }).databaseUrlLeitura).toBe('postgres://copia/y');
    const pooled = readConfig({ DATABASE_URL: 'postgres://pooler/y', DATABASE_URL_DIRETA: 'postgres://x/y' });
    expect(pooled).toMatchObject({ databaseUrl: 'postgres://pooler/y', databaseUrlDireta: 'postgres://x/y' });
  });

  it.each(['0.0.0.0', '::', '192.168.0.10', 'itape.local'])(
    'keeps the seeded accounts from the network of %s',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow('ABRIR_CONTAS_DE_TESTE_NA_REDE=1');
      expect(readConfig({ HOST, ABRIR_CONTAS_DE_TESTE_NA_REDE: '1' }).host).toBe(HOST);
    },
  );

  it('listens where it is told to once a user pool signs people in', () => {
    const pool = { COGNITO_USER_POOL_ID: 'sa-east-1_x', COGNITO_CLIENT_ID: 'x', COGNITO_DOMAIN: 'auth.itape.test' };
    expect(readConfig({ HOST: '0.0.0.0', ...pool }).host).toBe('0.0.0.0');
  });

  it('speaks to the user pool at the address of its region, or at another that speaks alike', () => {
    const pool = { COGNITO_USER_POOL_ID: 'sa-east-1_x', COGNITO_CLIENT_ID: 'x', COGNITO_DOMAIN: 'auth.itape.test' };
    const endpointOf = (COGNITO_ENDPOINT?: string) => readConfig({ ...pool, COGNITO_ENDPOINT }).cognito;
    expect(endpointOf()).toMatchObject({ endpoint: 'https://cognito-idp.sa-east-1.amazonaws.com/', own: false });
    expect(endpointOf('https://id.itape.test/_idp')).toMatchObject({
      endpoint: 'https://id.itape.test/_idp/',
      own: true,
    });
    expect(endpointOf('http://127.0.0.1:9229/')).toMatchObject({ endpoint: 'http://127.0.0.1:9229/' });
    for (const bad of ['id.itape.test', 'http://id.itape.test', 'ftp://x'])
      expect(() => endpointOf(bad)).toThrow('COGNITO_ENDPOINT inválido');
  });

  it('confirms a new address by code unless the pool does so by link', () => {
    expect(readConfig({}).confirmacao).toBe('codigo');
    expect(readConfig({ COGNITO_CONFIRMACAO: 'link' }).confirmacao).toBe('link');
    expect(() => readConfig({ COGNITO_CONFIRMACAO: 'sms' })).toThrow('COGNITO_CONFIRMACAO é codigo ou link, não sms.');
  });

  it.each(['abc', '-1', '70000', '80.5'])('refuses %s for a port', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT inválida');
  });

  it('refuses the embedded database in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
  });

  it('shows the pages of the API in production only where it is told to', () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://x/y?sslmode=verify-full',
      PUBLIC_URL: 'https://itape.com.br',
      COGNITO_USER_POOL_ID: 'sa-east-1_x',
      COGNITO_CLIENT_ID: 'x',
      COGNITO_DOMAIN: 'auth.x',
      ...mail,
      PIX_URL: 'https://p',
      PIX_CLIENT_ID: 'x',
      PIX_CLIENT_SECRET: 'x',
      PIX_CHAVE: 'x',
      PRAXIO_URL: 'https://p',
      PRAXIO_NOME: 'x',
      PRAXIO_SENHA: 'x',
      PRAXIO_EMPRESA: '1',
      PRAXIO_CLIENTE: 'x',
      WHATSAPP_SEGREDO: 'x',
      WHATSAPP_VERIFICACAO: 'x',
      WHATSAPP_URL: 'https://w',
      WHATSAPP_NUMERO_ID: 'x',
      WHATSAPP_TOKEN: 'x',
    };
    expect([readConfig({}).docs, readConfig({ API_DOCS: 'off' }).docs]).toEqual([true, false]);
    expect([readConfig(env).docs, readConfig({ ...env, API_DOCS: 'on' }).docs]).toEqual([false, true]);
    expect(() => readConfig({ ...env, RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT=off');
    expect(() => readConfig({ ...env, CPF_DE_TESTE: '999.999.999-99' })).toThrow('não vale em produção');
  });

  it('refuses the embedded identity provider in production', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y', PUBLIC_URL: 'https://itape.com.br' };
    expect(() => readConfig(env)).toThrow('COGNITO');
  });

  it('wants PUBLIC_URL in production, since links that are sent begin with it', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' };
    expect(() => readConfig(env)).toThrow('PUBLIC_URL');
    expect(() => readConfig({ ...env, PUBLIC_URL: 'itape' })).toThrow('PUBLIC_URL inválida');
    expect(readConfig({ PUBLIC_URL: 'https://itape.com.br/' }).publicUrl).toBe('https://itape.com.br');
  });

  it.each(['http://itape.com.br', 'http://10.0.0.7:8080', 'http://localhost.itape.com.br'])(
    'refuses %s for PUBLIC_URL in production, since nothing would insist on TLS',
    (PUBLIC_URL) => {
      const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y?sslmode=verify-full', PUBLIC_URL };
      const pool = { COGNITO_USER_POOL_ID: 'sa-east-1_x', COGNITO_CLIENT_ID: 'x', COGNITO_DOMAIN: 'auth.x' };
      expect(() => readConfig({ ...env, ...pool })).toThrow('PUBLIC_URL tem de ser https');
      expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'takes %s for PUBLIC_URL in production, which only this machine reaches',
    (PUBLIC_URL) => {
      const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y?sslmode=verify-full', PUBLIC_URL };
      const pool = { COGNITO_USER_POOL_ID: 'sa-east-1_x', COGNITO_CLIENT_ID: 'x', COGNITO_DOMAIN: 'auth.x' };
      expect(refusalOf({ ...env, ...pool })).not.toContain('PUBLIC_URL');
    },
  );
});

describe('the address of the assistant', () => {
  const chatbotOf = (CHATBOT_API?: string, NODE_ENV?: string) =>
    readChatbotConfig({ CHATBOT_API, NODE_ENV }, NODE_ENV === 'production').api;

  it('is configured by itself: a path of ours, or another origin [§7.chatbotApi.1]', () => {
    expect(chatbotOf()).toBe('/api/Chatbot');
    expect(chatbotOf('/api/Assistente/')).toBe('/api/Assistente');
    expect(chatbotOf('https://chat.itape.test/v1')).toBe('https://chat.itape.test/v1');
    expect(readConfig({ CHATBOT_API: 'https://chat.itape.test/v1' }).chatbot.api).toBe('https://chat.itape.test/v1');
  });

  it.each(['javascript:alert(1)', '/outra', 'https://ana@chat.itape.test', 'https://chat.itape.test/?x=1', 'chat'])(
    'is not %s [§7.chatbotApi.1]',
    (address) => {
      expect(() => chatbotOf(address)).toThrow('CHATBOT_API');
    },
  );

  it('is never without encryption in production', () => {
    expect(() => chatbotOf('http://chat.itape.test', 'production')).toThrow('CHATBOT_API');
  });
});
