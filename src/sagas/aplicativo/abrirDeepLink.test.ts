import { jest } from '@jest/globals';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { CALLBACK_NATIVO } from '../../domain/aplicativo/deepLink';
import type { NativePort } from '../../services/portsNative';
import { abrirDeepLink } from './abrirDeepLink';

const BUSCA = 'idaVolta=true&localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01&dataVolta=2026-12-05';
const LINK = `itape://localhost/qualquer?${BUSCA}&origem=chatbot`;
const ANSWER = `${CALLBACK_NATIVO}?code=c1&state=s1`;

function running(native: Partial<NativePort> = {}, { path = '/home', left = true, state = {} } = {}) {
  const answerProvider = jest.fn((_: string) => true);
  const restartAt = jest.fn();
  const port = { present: true, awaitedState: () => 's1', answerProvider, restartAt, ...native };
  const app = startWorkflow(abrirDeepLink, { native: port }, state);
  app.ports.navigation.path = path;
  if (left) app.ports.storage.iniciandoLoginFederado.write('true');
  const open = async (...links: string[]) => {
    for (const link of links) app.emit('LinkAberto', { link });
    await app.settle();
  };
  return { ...app, open };
}

describe('a link that opens the running app', () => {
  it('leads home with its search, and drops the rest [§2.deepLink.2]', async () => {
    const app = running();
    await app.open(LINK);
    expect(app.ports.navigation.path).toBe(`/home?${BUSCA}`);
    expect(app.ports.navigation.go).toHaveBeenCalledTimes(1);
  });

  it('gives the provider’s answer to the sign-in that waits for it, and leaves the page where it is [§2.deepLink.1]', async () => {
    const app = running({}, { path: '/resultado-busca-viagens' });
    await app.open(ANSWER);
    expect(app.ports.native.answerProvider).toHaveBeenCalledWith(ANSWER);
    expect(app.ports.native.restartAt).not.toHaveBeenCalled();
    expect(app.ports.navigation.path).toBe('/resultado-busca-viagens');
  });

  it('loads the page anew at /callback/ with code and state where nobody waits any more [§2.deepLink.1] [FC10]', async () => {
    const app = running({ answerProvider: () => false });
    await app.open(ANSWER);
    expect(app.ports.native.restartAt).toHaveBeenCalledWith('/callback/?code=c1&state=s1');
  });

  it.each([
    ['no sign-in was begun here', {}, { left: false }],
    ['the secret is gone', { awaitedState: () => null }, {}],
    ['the state is another', { awaitedState: () => 's2' }, {}],
  ])('exchanges no code when %s, and says so in the log without it [FC2]', async (_, native, options) => {
    const app = running(native, options);
    await app.open(ANSWER);
    expect(app.ports.native.answerProvider).not.toHaveBeenCalled();
    expect(app.ports.native.restartAt).not.toHaveBeenCalled();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.log.info).toHaveBeenCalledWith('callback recusado');
  });

  it('leads to the last of two that come at once [DL4]', async () => {
    const app = running();
    await app.open('itape://localhost/home?idaVolta=true', LINK);
    expect(app.ports.navigation.path).toBe(`/home?${BUSCA}`);
  });

  it.each([
    ['a purchase', { path: '/comprar-viagem?viagem=1' }],
    ['a payment', { path: '/pagamento-pix?pedido=1' }],
    ['a registration', { state: { conta: { phase: 'incomplete' as const } } }],
  ])('asks amid %s, and stays there for a no [DL2]', async (_, options) => {
    const app = running({}, options);
    const before = app.ports.navigation.path;
    await app.open(LINK);
    expect(app.state().interface.linkPendente).toBe(`/home?${BUSCA}`);
    expect(app.ports.navigation.path).toBe(before);
    app.emit('LinkRecusado');
    await app.settle();
    expect(app.state().interface.linkPendente).toBeNull();
    expect(app.ports.navigation.path).toBe(before);
  });

  it('leads there once the person said yes; a newer link takes the place of the one asked about [DL2, DL4]', async () => {
    const app = running({}, { path: '/comprar-viagem?viagem=1' });
    await app.open(LINK);
    await app.open('itape://localhost/home');
    expect(app.state().interface.linkPendente).toBe('/home');
    app.emit('LinkConfirmado');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.state().interface.linkPendente).toBeNull();
    await app.open(LINK);
    expect(app.ports.navigation.path).toBe(`/home?${BUSCA}`);
  });
});
