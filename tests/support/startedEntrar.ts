import { succeeded, umaConta, umaIdentidade } from './builders';
import type { PortOverrides } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import type { SignInStep } from '../../src/services/ports';
import { workflows } from '../../src/sagas/root';

export const done: SignInStep = { step: 'done', session: umaIdentidade() };
export const credenciais = { email: 'ana@itape.test', senha: 'temp1234' };
export const BUSCA = '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=1&localidadeDestino=2';

/** The sign-in workflows over an identity provider that the test plays. */
export async function started(identity: PortOverrides['identity'] = {}, ports: Omit<PortOverrides, 'identity'> = {}) {
  const app = startWorkflow(workflows, {
    ...ports,
    identity,
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(null),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await app.settle();
  };
  return { ...app, pass, phase: () => app.state().sessao.login.phase };
}
