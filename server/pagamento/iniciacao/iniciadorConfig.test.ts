import { readIniciadorConfig } from './iniciadorConfig';

const env = {
  INICIADOR_URL: 'https://iniciador.test/',
  INICIADOR_CLIENT_ID: 'a',
  INICIADOR_CLIENT_SECRET: 'b',
  INICIADOR_AVISOS_SEGREDO: 'segredo-dos-avisos',
};

describe('the initiator in the environment', () => {
  it('is none without its variables', () => {
    expect(readIniciadorConfig({})).toBeNull();
    expect(readIniciadorConfig({ ...env, INICIADOR_AVISOS_SEGREDO: undefined })).toBeNull();
  });

  it('has its tokens below its address, or where they are said to be', () => {
    expect(readIniciadorConfig(env)).toEqual({
      baseUrl: 'https://iniciador.test',
      tokenUrl: 'https://iniciador.test/oauth/token',
      clientId: 'a',
      clientSecret: 'b',
      segredo: 'segredo-dos-avisos',
    });
    expect(readIniciadorConfig({ ...env, INICIADOR_TOKEN_URL: 'https://id.test/t' })?.tokenUrl).toBe(
      'https://id.test/t',
    );
  });

  it('is refused with a secret that can be guessed', () => {
    expect(() => readIniciadorConfig({ ...env, INICIADOR_AVISOS_SEGREDO: 'curto' })).toThrow(
      'INICIADOR_AVISOS_SEGREDO',
    );
  });
});
