import { readPixConfig } from './pixConfig';

const bank = { PIX_URL: 'https://banco.exemplo/pix/', PIX_CLIENT_ID: 'c', PIX_CLIENT_SECRET: 's', PIX_CHAVE: 'k' };

describe('the provider of Pix, by the environment', () => {
  it('is the embedded one where none is named', () => {
    expect(readPixConfig({}, false)).toBeNull();
  });

  it('is the one that is named in full', () => {
    expect(readPixConfig(bank, true)).toEqual({
      baseUrl: 'https://banco.exemplo/pix',
      tokenUrl: 'https://banco.exemplo/pix/oauth/token',
      clientId: 'c',
      clientSecret: 's',
      chave: 'k',
    });
    const elsewhere = { ...bank, PIX_TOKEN_URL: 'https://login.exemplo/token' };
    expect(readPixConfig(elsewhere, true)?.tokenUrl).toBe('https://login.exemplo/token');
  });

  it('must be named in full, and in production at all', () => {
    expect(() => readPixConfig({ ...bank, PIX_CHAVE: undefined }, false)).toThrow('PIX_CHAVE');
    expect(() => readPixConfig({}, true)).toThrow('PIX_URL');
  });
});
