import { readPixConfig } from './pixConfig';

const bank = { PIX_URL: 'https://banco.exemplo/pix/', PIX_CLIENT_ID: 'c', PIX_CLIENT_SECRET: 's', PIX_CHAVE: 'k' };

describe('the provider of Pix, by the environment', () => {
  it('is the embedded one where none is named', () => {
    expect(readPixConfig({})).toBeNull();
  });

  it('is the one that is named in full', () => {
    expect(readPixConfig(bank)).toEqual({
      baseUrl: 'https://banco.exemplo/pix',
      tokenUrl: 'https://banco.exemplo/pix/oauth/token',
      clientId: 'c',
      clientSecret: 's',
      chave: 'k',
      certificado: null,
      avisos: null,
    });
    const elsewhere = { ...bank, PIX_TOKEN_URL: 'https://login.exemplo/token' };
    expect(readPixConfig(elsewhere)?.tokenUrl).toBe('https://login.exemplo/token');
  });
});
