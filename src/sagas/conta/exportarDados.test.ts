import { failed, offline, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { FilesPort } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { exportarDados } from './exportarDados';

const start = (save: FilesPort['save']) =>
  startWorkflow([signedInFlow(), exportarDados], { files: { save: jest.fn(save) } });

describe('a copy of one’s data', () => {
  it.each([
    ['is saved under its name', succeeded(null), 'success'],
    ['that does not come is told, and may be asked for again', offline(), 'danger'],
  ])('%s', async (_, reply, tone) => {
    const app = start(async () => reply);
    app.emit('ExportacaoPedida');
    await app.settle();
    expect(app.ports.files.save).toHaveBeenCalledWith('/Conta/Exportacao', 'itape-meus-dados.json');
    expect(app.state().interface.toasts).toMatchObject([{ tone }]);
    app.emit('ExportacaoPedida');
    await app.settle();
    expect(app.ports.files.save).toHaveBeenCalledTimes(2);
  });

  it('is fetched once, however often the button is pressed', async () => {
    const app = start(() => new Promise(() => undefined));
    app.emit('ExportacaoPedida');
    app.emit('ExportacaoPedida');
    await app.settle();
    expect(app.ports.files.save).toHaveBeenCalledTimes(1);
    expect(selectSubmission(app.state(), 'exportacaoConta')).toEqual({ phase: 'sending', acao: null });
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();
    expect(selectSubmission(app.state(), 'exportacaoConta')).toEqual({ phase: 'idle' });
  });

  it('ends the session where the identity was refused', async () => {
    const app = start(async () => failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }));
    app.emit('ExportacaoPedida');
    await app.settle();
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.state().interface.toasts.filter(({ tone }) => tone === 'danger')).toEqual([]);
  });
});
