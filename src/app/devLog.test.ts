import { fakePorts } from '../../tests/support/fakePorts';
import { toastShown } from '../store/aplicativo/interface';
import { createApp } from './createStore';
import { startDevLog } from './devLog';

describe('the development log', () => {
  it('tells events and actions in order, and no secret [FC7]', () => {
    const lines: unknown[][] = [];
    const app = createApp(fakePorts());
    startDevLog(app, (...line) => lines.push(line));
    app.bus.emit('CredenciaisEnviadas', { email: 'ana@itape.test', senha: 'senha123' });
    app.store.dispatch(toastShown({ tone: 'info', texto: 'oi' }));
    app.bus.emit('RotaVisitada', { path: '/callback/?code=c0de&state=s1&origem=x' });
    app.bus.emit('PoltronaAlternada', { numero: 13 });
    expect(lines).toEqual([
      ['event  CredenciaisEnviadas', { email: '•••', senha: '•••' }],
      ['action interface/toastShown', { tone: 'info', texto: 'oi' }],
      ['event  RotaVisitada', { path: '/callback/?code=•••&state=•••&origem=x' }],
      ['event  PoltronaAlternada', { numero: 13 }],
    ]);
  });
});
