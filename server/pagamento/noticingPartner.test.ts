import { readNoticingPartner } from './noticingPartner';

describe.each(['BOLETO', 'INICIADOR'] as const)('the partner of %s in the environment', (prefix) => {
  const env = {
    [`${prefix}_URL`]: 'https://parceiro.test/',
    [`${prefix}_CLIENT_ID`]: 'a',
    [`${prefix}_CLIENT_SECRET`]: 'b',
    [`${prefix}_AVISOS_SEGREDO`]: 'segredo-dos-avisos',
  };

  it('is none without its variables', () => {
    expect(readNoticingPartner({}, prefix)).toBeNull();
    expect(readNoticingPartner({ ...env, [`${prefix}_AVISOS_SEGREDO`]: undefined }, prefix)).toBeNull();
  });

  it('has its tokens below its address, or where they are said to be', () => {
    expect(readNoticingPartner(env, prefix)).toEqual({
      baseUrl: 'https://parceiro.test',
      tokenUrl: 'https://parceiro.test/oauth/token',
      clientId: 'a',
      clientSecret: 'b',
      segredo: 'segredo-dos-avisos',
    });
    const elsewhere = { ...env, [`${prefix}_TOKEN_URL`]: 'https://id.test/t' };
    expect(readNoticingPartner(elsewhere, prefix)?.tokenUrl).toBe('https://id.test/t');
  });

  it('is refused with a secret that can be guessed', () => {
    const weak = { ...env, [`${prefix}_AVISOS_SEGREDO`]: 'curto' };
    expect(() => readNoticingPartner(weak, prefix)).toThrow(`${prefix}_AVISOS_SEGREDO`);
  });
});
