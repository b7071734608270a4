import { CALLBACK_PATH, rotaOf, rotas } from './rotas';

describe('the route table', () => {
  it.each(Object.values(rotas))('finds $path, also with slashes at its end', (rota) => {
    expect(rotaOf(rota.path)).toBe(rota);
    expect(rotaOf(`${rota.path}/`)).toBe(rota);
    expect(rotaOf(`${rota.path}//`)).toBe(rota);
  });

  it.each(['/', '/nada', '/home/x', '', '/%', '/home%2F', '/%2Fhome', '/encomendas%2Frastreio'])(
    'knows no route at %j',
    (path) => expect(rotaOf(path)).toBeNull(),
  );

  it('reads an address as it would be written without percent signs', () => {
    expect(rotaOf('/h%6Fme')).toBe(rotas.home);
    expect(rotaOf('/encomendas/%72astreio')).toBe(rotaOf('/encomendas/rastreio'));
  });

  it('lets the provider send people back to an address that shows nothing of its own', () => {
    expect(CALLBACK_PATH).toBe('/callback');
    expect(rotaOf(CALLBACK_PATH)).toBeNull();
  });

  it('asks for a login exactly where the specification does', () => {
    const login = Object.values(rotas).filter(({ acesso }) => acesso === 'login');
    expect(login.map(({ path }) => path)).toEqual([
      '/comprar-viagem',
      '/minhas-viagens',
      '/minha-conta',
      '/pagamento-pix',
      '/pagamento-boleto',
    ]);
  });
});
