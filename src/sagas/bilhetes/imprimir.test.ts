import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { imprimir } from './imprimir';

const bilhete = { bilheteId: 'b1', localizador: 'K7M2QX', poltrona: 13 };

describe('printing', () => {
  it('is the browser’s where there is one', () => {
    const print = jest.fn(() => true);
    const { emit, events } = startWorkflow(imprimir, { native: { print } });
    emit('ImpressaoPedida', { bilhete });
    expect(print).toHaveBeenCalledTimes(1);
    expect(events.map(({ type }) => type)).toEqual(['ImpressaoPedida']);
  });

  it('is the ticket’s file in the mobile app, whose web view prints nothing', () => {
    const { emit, events, state } = startWorkflow(imprimir, { native: { print: () => false } });
    emit('ImpressaoPedida', { bilhete });
    expect(events.at(-1)).toEqual({ type: 'BilhetePdfPedido', payload: bilhete });
    emit('ImpressaoPedida', { bilhete: null });
    expect(selectToasts(state())).toMatchObject([{ tone: 'info' }]);
  });
});
