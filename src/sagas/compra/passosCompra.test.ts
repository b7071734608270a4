import { holding } from '../../../tests/support/openHold';
import { parseCompra } from '../../domain/compra/parseCompra';

describe('a step back in the purchase', () => {
  it.each([
    ['pagamento', 'passageiros'],
    ['passageiros', 'poltronas'],
  ])('from %s leads to %s', async (from, to) => {
    const app = await holding();
    app.ports.navigation.path = app.ports.navigation.path.replace('etapa=passageiros', `etapa=${from}`);
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe(from);
    app.emit('EtapaCompraVoltada');
    await app.settle();
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe(to);
  });
});
