import { readBoletoConfig } from './boletoConfig';

const env = {
  BOLETO_URL: 'https://banco.test/',
  BOLETO_CLIENT_ID: 'a',
  BOLETO_CLIENT_SECRET: 'b',
  BOLETO_AVISOS_SEGREDO: 'segredo-dos-avisos',
};

describe('the bank of boletos in the environment', () => {
  it('is none without its variables', () => {
    expect(readBoletoConfig({})).toBeNull();
    expect(readBoletoConfig({ ...env, BOLETO_AVISOS_SEGREDO: undefined })).toBeNull();
  });

  it('has its tokens below its address, or where they are said to be', () => {
    expect(readBoletoConfig(env)).toEqual({
      baseUrl: 'https://banco.test',
      tokenUrl: 'https://banco.test/oauth/token',
      clientId: 'a',
      clientSecret: 'b',
      segredo: 'segredo-dos-avisos',
    });
    expect(readBoletoConfig({ ...env, BOLETO_TOKEN_URL: 'https://id.test/t' })?.tokenUrl).toBe('https://id.test/t');
  });

  it('is refused with a secret that can be guessed', () => {
    expect(() => readBoletoConfig({ ...env, BOLETO_AVISOS_SEGREDO: 'curto' })).toThrow('BOLETO_AVISOS_SEGREDO');
  });
});
