import { isAmidPurchase } from './emCompra';

it.each([
  ['/comprar-viagem?viagemIda=1', true],
  ['/comprar-viagem/', true],
  ['/pagamento-pix?pedido=1', true],
  ['/pagamento-externo', true],
  ['/minhas-viagens?pedido=1&etapa=bilhete', false],
  ['/home', false],
  ['/home?volta=/comprar-viagem', false],
  ['/comprar-viagens', false],
])('knows that money or seats are under way at %s: %s', (path, amid) => expect(isAmidPurchase(path)).toBe(amid));
