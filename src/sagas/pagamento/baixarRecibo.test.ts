import { offline, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { HttpResult } from '../../services/ports';
import { baixarRecibo } from './baixarRecibo';

function start(answer: HttpResult<null>) {
  const save = jest.fn(async () => answer);
  return { ...startWorkflow(baixarRecibo, { files: { save } }), save };
}
const pedido = { pedidoId: 'p1', localizador: 'ABCD23' };

describe('the receipt', () => {
  it('is kept under the order’s name', async () => {
    const app = start(succeeded(null));
    app.emit('ReciboPedido', pedido);
    await app.settle();
    expect(app.save).toHaveBeenCalledWith('/Pedidos/p1/Recibo', 'itape-recibo-ABCD23.pdf');
    expect(app.state().interface.toasts).toEqual([]);
  });

  it('that does not come is said, and may be asked for again', async () => {
    const app = start(offline());
    app.emit('ReciboPedido', pedido);
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger' }]);
    app.emit('ReciboPedido', pedido);
    await app.settle();
    expect(app.save).toHaveBeenCalledTimes(2);
  });
});
