import { refused, succeeded } from '../../../../tests/support/builders';
import { stateAfter } from '../../../../tests/support/openStore';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { umPedido } from '../../../../tests/support/viagemBuilders';
import { selectToasts } from '../../../store/aplicativo/interface';
import { compraForgotten } from '../../../store/compra/compraSlice';
import { selectTomador, tomadorChosen } from '../../../store/compra/tomador';
import { selectSubmission } from '../../../store/submissions';
import { informarTomador } from './informarTomador';
import { mudarTomador } from './mudarTomador';

const tomador = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.' };

describe('the company of a purchase', () => {
  it('is kept for its order, and forgotten with the purchase', async () => {
    const app = startWorkflow(informarTomador);
    app.emit('TomadorInformado', { tomador });
    await app.settle();
    expect(selectTomador(app.state())).toEqual(tomador);
    app.emit('TomadorInformado', { tomador: null });
    await app.settle();
    expect(selectTomador(app.state())).toBeNull();
    expect(selectTomador(stateAfter(tomadorChosen(tomador), compraForgotten()))).toBeNull();
  });
});

describe('the company of an order', () => {
  const start = (reply: ReturnType<typeof succeeded> | ReturnType<typeof refused> = succeeded(umPedido())) =>
    startWorkflow(mudarTomador, { replies: { 'PUT /Pedidos/p1/Tomador': reply } });

  it.each([
    [tomador, { tomador }, 'A nota sairá em nome da empresa.'],
    [null, {}, 'A nota não leva mais o nome da empresa.'],
  ])('is sent, and that is said', async (chosen, body, said) => {
    const app = start();
    app.emit('TomadorDoPedidoEnviado', { pedidoId: 'p1', tomador: chosen });
    await app.settle();
    const [request] = jest.mocked(app.ports.http.request).mock.lastCall ?? [];
    expect(request).toEqual({ method: 'PUT', path: '/Pedidos/p1/Tomador', body });
    expect(selectToasts(app.state()).map(({ texto }) => texto)).toEqual([said]);
  });

  it('that may no longer change is said where it was typed', async () => {
    const app = start(refused(409, 'A nota deste pedido não muda mais.'));
    app.emit('TomadorDoPedidoEnviado', { pedidoId: 'p1', tomador });
    await app.settle();
    expect(selectSubmission(app.state(), 'tomador')).toMatchObject({
      phase: 'refused',
      erros: [{ mensagem: 'A nota deste pedido não muda mais.' }],
    });
    expect(selectToasts(app.state())).toEqual([]);
  });

  it('that may no longer be taken out is said over the page, which has no form then', async () => {
    const app = start(refused(409, 'A nota deste pedido não muda mais.'));
    app.emit('TomadorDoPedidoEnviado', { pedidoId: 'p1', tomador: null });
    await app.settle();
    expect(selectToasts(app.state())).toMatchObject([{ tone: 'danger', texto: 'A nota deste pedido não muda mais.' }]);
  });
});
