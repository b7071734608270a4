import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { SharePort } from '../../services/portsDevice';
import { selectToasts } from '../../store/aplicativo/interface';
import { compartilharBilhete } from './compartilharBilhete';

async function shared(outcome: Awaited<ReturnType<SharePort['share']>>) {
  const share = jest.fn(async () => outcome);
  const app = startWorkflow(compartilharBilhete, { share: { share } });
  app.emit('BilheteCompartilhado', { pedidoId: 'p1', texto: 'Viagem' });
  await app.settle();
  return { share, toasts: selectToasts(app.state()).map(({ tone }) => tone) };
}

describe('handing a ticket’s trip on', () => {
  it.each([
    ['shared', []],
    ['dismissed', []],
    ['copied', ['success']],
    ['failed', ['danger']],
  ] as const)('says what is to be said when it was %s', async (outcome, tones) => {
    const { share, toasts } = await shared(outcome);
    expect(share).toHaveBeenCalledWith('Viagem', '/minhas-viagens?pedido=p1');
    expect(toasts).toEqual(tones);
  });
});
