import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectTrajetos } from '../../store/bilhetes/trajetos';
import { lembrarTrajetos } from './lembrarTrajetos';

describe('the time to a terminal', () => {
  it('is chosen once: the next page of this device knows it', async () => {
    const app = startWorkflow(lembrarTrajetos);
    app.emit('TrajetoEscolhido', { localidadeId: '1', minutos: 45 });
    app.emit('TrajetoEscolhido', { localidadeId: '4', minutos: 15 });
    app.emit('TrajetoEscolhido', { localidadeId: '1', minutos: 60 });
    await app.settle();
    expect(app.ports.storage.trajetos.read()).toBe('[["1",60],["4",15]]');

    const next = startWorkflow(lembrarTrajetos, { storage: { trajetos: app.ports.storage.trajetos } });
    await next.settle();
    expect(selectTrajetos(next.state())).toEqual([
      ['1', 60],
      ['4', 15],
    ]);
  });

  it('is forgotten with the session, so that the next person of a shared device finds none', async () => {
    const app = startWorkflow(lembrarTrajetos);
    app.emit('TrajetoEscolhido', { localidadeId: '1', minutos: 45 });
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();
    expect(app.ports.storage.trajetos.read()).toBeNull();
    expect(selectTrajetos(app.state())).toEqual([]);
  });
});
