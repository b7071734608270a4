import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { EstadoInstalacao } from '../../services/portsDevice';
import { instalarAplicativo } from './instalarAplicativo';

function started(answer: 'aceita' | 'recusada' | 'indisponivel') {
  let state: EstadoInstalacao = 'manual';
  const prompt = jest.fn(async () => answer);
  const app = startWorkflow(instalarAplicativo, { install: { state: () => state, prompt } });
  const become = async (next: EstadoInstalacao) => {
    state = next;
    app.emit('InstalacaoMudou');
    await app.settle();
  };
  const instalacao = () => app.state().aplicativo?.instalacao;
  return { ...app, become, instalacao, prompt };
}

describe('installing the app', () => {
  it('is offered once the browser offers it, and done when it says so', async () => {
    const { become, instalacao, emit, settle, prompt } = started('aceita');
    expect(instalacao()).toBe('manual');
    await become('possivel');
    expect(instalacao()).toBe('possivel');
    emit('InstalacaoPedida');
    await settle();
    expect(prompt).toHaveBeenCalledTimes(1);
    await become('instalado');
    expect(instalacao()).toBe('instalado');
  });

  it('is by hand for who refused it, until the browser offers anew', async () => {
    const { become, instalacao, emit, settle } = started('recusada');
    await become('possivel');
    emit('InstalacaoPedida');
    await settle();
    expect(instalacao()).toBe('recusado');
    await become('possivel');
    expect(instalacao()).toBe('possivel');
  });

  it('is by hand where the browser cannot ask after all', async () => {
    const { instalacao, emit, settle } = started('indisponivel');
    emit('InstalacaoPedida');
    await settle();
    expect(instalacao()).toBe('manual');
  });
});
