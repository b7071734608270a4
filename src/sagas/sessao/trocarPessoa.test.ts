import { startWorkflow } from '../../../tests/support/startWorkflow';
import { forgetAnterior } from './trocarPessoa';

it('another person’s sign-in ends the session of the one before as one that expired, not as one that was left', async () => {
  const app = startWorkflow(forgetAnterior);
  await app.settle();
  expect(app.events).toEqual([{ type: 'SessaoEncerrada', payload: { motivo: 'expirada' } }]);
});
