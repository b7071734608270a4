import { isEmCompra, rotas } from '../base/rotas';
import { decideRota, type Visitante } from './acesso';

const ninguem: Visitante = {
  signedIn: false,
  agencia: false,
  agenciaResponsavel: false,
  admin: false,
  operacao: false,
};

describe('a visitor whose session died during a purchase', () => {
  it('stays on the pages of the purchase, and on no other that needs a sign-in', () => {
    const open = Object.values(rotas)
      .filter((rota) => decideRota(rota, ninguem) !== 'allowed')
      .filter((rota) => decideRota(rota, { ...ninguem, interrompido: true }) === 'allowed')
      .map(({ path }) => path);
    expect(open).toEqual(['/comprar-viagem', '/pagamento-pix']);
  });

  it.each([
    ['/comprar-viagem?viagem=1&etapa=pagamento', true],
    ['/pagamento-pix/?pedido=p1', true],
    ['/minhas-viagens?pedido=p1', false],
    ['/nada', false],
  ])('%s is of a purchase: %s', (link, expected) => {
    expect(isEmCompra(link)).toBe(expected);
  });
});
