import { startWorkflow } from '../../../tests/support/startWorkflow';
import { mensagens } from '../../domain/base/mensagens';
import { interfaceSlice, type Toast } from '../../store/aplicativo/interface';
import { interfaceEvents } from './interface';

it('knows whether the window is narrow, each time it crosses that width', () => {
  const app = startWorkflow(interfaceEvents);
  for (const responsivo of [true, false, true]) {
    app.emit('LarguraCruzada', { responsivo });
    expect(app.state().interface.responsivo).toBe(responsivo);
  }
});

describe('what lies over the page', () => {
  it('no longer asks for a sign-in that was made, and keeps what else was said', () => {
    const toasts: Toast[] = [
      { id: 'toast-1', tone: 'warning', texto: mensagens.loginNecessario },
      { id: 'toast-2', tone: 'info', texto: 'E-mail alterado.' },
    ];
    const app = startWorkflow(interfaceEvents, {}, { interface: { ...interfaceSlice.getInitialState(), toasts } });
    app.emit('SessaoIniciada');
    expect(app.state().interface.toasts.map(({ texto }) => texto)).toEqual(['E-mail alterado.']);
  });
});
