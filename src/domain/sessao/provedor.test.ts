import { canalDoLink, isFederado, isTipoDeCanal, provedorDeUsername, provedores } from './provedor';

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
});

describe('the entry channel', () => {
  it.each([
    ['/home?canal=wifi', 'wifi'],
    ['/home?idaVolta=true&canal=agenciaCorreios#topo', 'agenciaCorreios'],
    ['/home?canal=google', null],
    ['/home?canal=agencia', null],
    ['/home?canal=toString', null],
    ['/home?canal=wifi&canal=agenciaCorreios', null],
    ['/home#canal=wifi', null],
    ['/home', null],
  ])('of %s is %s', (path, canal) => {
    expect(canalDoLink(path)).toBe(canal);
  });

  it('is the Wi-Fi portal or the post office on the wire, nothing else', () => {
    expect([1, 2, 3, 4, 5, 6].filter(isTipoDeCanal)).toEqual([4, 6]);
  });
});
