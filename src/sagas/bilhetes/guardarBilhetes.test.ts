import { offline, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umBilhete } from '../../../tests/support/viagemBuilders';
import type { HttpRequest } from '../../services/ports';
import { guardarBilhetes } from './guardarBilhetes';

const paths = (app: ReturnType<typeof startWorkflow>) =>
  (app.ports.http.request as jest.Mock<Promise<unknown>, [HttpRequest]>).mock.calls.map(([{ path }]) => path);

describe('the tickets of the trips on screen', () => {
  it('are read once each; one that failed is read again the next time', async () => {
    let online = false;
    const app = startWorkflow(guardarBilhetes, {
      replies: {
        'GET /Bilhetes/b1': succeeded(umBilhete()),
        'GET /Bilhetes/b2': () => (online ? succeeded(umBilhete({ id: 'b2' })) : offline()),
      },
    });
    app.emit('ViagensListadas', { bilheteIds: ['b1', 'b2'] });
    await app.settle();
    online = true;
    app.emit('ViagensListadas', { bilheteIds: ['b1', 'b2'] });
    await app.settle();
    app.emit('ViagensListadas', { bilheteIds: ['b1', 'b2'] });
    await app.settle();
    expect(paths(app)).toEqual(['/Bilhetes/b1', '/Bilhetes/b2', '/Bilhetes/b2']);
  });
});
