import { readConfig } from './config';

describe('the environment', () => {
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
    const config = readConfig({ PORT: '9000', HOST: '0.0.0.0', DATABASE_URL: 'postgres://x/y' });
    expect(config).toMatchObject({ host: '0.0.0.0', port: 9000, databaseUrl: 'postgres://x/y' });
  });

  it.each(['abc', '-1', '70000', '80.5'])('refuses %s for a port', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT inválida');
  });

  it('refuses the embedded database in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
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
});
