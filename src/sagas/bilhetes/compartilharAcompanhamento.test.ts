import { offline, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { SharePort } from '../../services/portsDevice';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { compartilharAcompanhamento } from './compartilharAcompanhamento';

const path = '/Bilhetes/b1/Acompanhamento';
const start = (outcome: Awaited<ReturnType<SharePort['share']>> = 'shared', reply = answer()) => {
  const share = jest.fn(async () => outcome);
  const app = startWorkflow(compartilharAcompanhamento, {
    share: { share },
    replies: { [`POST ${path}`]: reply, [`DELETE ${path}`]: succeeded(null) },
  });
  return { app, share };
};
const answer = () => succeeded({ caminho: '/acompanhar/abc', ate: '2026-12-01T20:00:00Z' });

describe('the link of a trip', () => {
  it.each([
    ['shared', []],
    ['dismissed', []],
    ['copied', ['Texto e link copiados.']],
    ['failed', []],
  ] as const)('is opened, handed on and shown: %s', async (outcome, toasts) => {
    const { app, share } = start(outcome);
    app.emit('AcompanhamentoCompartilhado', { bilheteId: 'b1', texto: 'Acompanhe' });
    await app.settle();
    expect(share).toHaveBeenCalledWith('Acompanhe', '/acompanhar/abc');
    expect(selectToasts(app.state()).map(({ texto }) => texto)).toEqual(toasts);
    expect(selectSubmission(app.state(), 'acompanhamento')).toMatchObject({
      phase: 'done',
      valor: { bilheteId: 'b1', caminho: '/acompanhar/abc' },
    });
  });

  it('that was not opened is not handed on', async () => {
    const { app, share } = start('shared', offline());
    app.emit('AcompanhamentoCompartilhado', { bilheteId: 'b1', texto: 'Acompanhe' });
    await app.settle();
    expect(share).not.toHaveBeenCalled();
    expect(selectSubmission(app.state(), 'acompanhamento').phase).toBe('refused');
  });

  it('is taken back, and opened again afterwards', async () => {
    const { app, share } = start();
    app.emit('AcompanhamentoEncerrado', { bilheteId: 'b1' });
    await app.settle();
    expect(selectSubmission(app.state(), 'acompanhamento')).toMatchObject({ phase: 'done', valor: null });
    app.emit('AcompanhamentoCompartilhado', { bilheteId: 'b1', texto: 'Acompanhe' });
    await app.settle();
    expect(share).toHaveBeenCalledTimes(1);
  });
});
