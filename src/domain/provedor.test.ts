import { isFederado, isProvedor, provedorDeUsername, provedores } from './provedor';

describe('the provider', () => {
  it.each([
    ['Google_1', 'google'],
    ['google_117', 'google'],
    ['signinwithapple_0019.x', 'apple'],
    ['SignInWithApple_0019.x', 'apple'],
    ['00000000-0000-4000-8000-000000000001', 'itape'],
    ['googler', 'itape'],
    ['minha_google_1', 'itape'],
    ['nao_signinwithapple_1', 'itape'],
  ])('of the username %s is %s', (username, provedor) => {
    expect(provedorDeUsername(username)).toBe(provedor);
  });

  it('is federated unless it is our own, or none [§3.provedores.2]', () => {
    expect(isFederado('google')).toBe(true);
    expect(isFederado('itape')).toBe(false);
    expect(isFederado(null)).toBe(false);
  });

  it('is one of the six of the specification, under its code on the wire [§3.provedores.1]', () => {
    expect(provedores).toEqual({ itape: 1, google: 2, apple: 3, wifi: 4, agencia: 5, agenciaCorreios: 6 });
  });

  it('is known by its name alone', () => {
    expect(isProvedor('agenciaCorreios')).toBe(true);
    expect(isProvedor('toString')).toBe(false);
    expect(isProvedor(1)).toBe(false);
    expect(isProvedor(['itape'])).toBe(false);
  });
});
