import { rotaOf, rotas } from './rotas';

describe('the route table', () => {
  it.each(Object.values(rotas))('finds $path, also with a slash at its end', (rota) => {
    expect(rotaOf(rota.path)).toBe(rota);
    expect(rotaOf(`${rota.path}/`)).toBe(rota);
  });

  it.each(['/', '/nada', '/home/x', ''])('knows no route at %j', (path) => expect(rotaOf(path)).toBeNull());

  it('asks for a login exactly where the specification does', () => {
    const login = Object.values(rotas).filter(({ acesso }) => acesso === 'login');
    expect(login.map(({ path }) => path)).toEqual([
      '/comprar-viagem',
      '/minhas-viagens',
      '/minha-conta',
      '/pagamento-pix',
    ]);
  });
});
