import { jest } from '@jest/globals';
import { succeeded, umaConta, umaIdentidade } from '../../../tests/support/builders';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { CALLBACK_NATIVO } from '../../domain/aplicativo/deepLink';
import { abrirDeepLink } from './abrirDeepLink';
import { retomarSessaoAnterior } from './retomarSessaoAnterior';
import { workflows } from '../root';

const BUSCA = 'localidadeOrigem=1&localidadeDestino=2&dataPartida=2026-12-01';
const IDA_VOLTA = `/resultado-busca-viagens?idaVolta=true&${BUSCA}&dataVolta=2026-12-05`;
const SO_IDA = `/resultado-busca-viagens?idaVolta=false&${BUSCA}`;

interface Start extends PortOverrides {
  saved?: string;
  link?: string;
  path?: string;
  left?: boolean;
}

/** The mobile app as `startNative` starts it: its two own workflows receive every event first. */
async function started({ saved, link, path = '/', left = false, ...overrides }: Start = {}) {
  const native = { present: true, launchLink: link ?? null, awaitedState: () => 's1' };
  const app = startWorkflow([retomarSessaoAnterior, abrirDeepLink, ...workflows], { native, ...overrides });
  app.ports.navigation.path = path;
  if (saved) app.ports.storage.sessaoAnterior.write(saved);
  if (left) app.ports.storage.iniciandoLoginFederado.write('true');
  app.emit('AppIniciado');
  await app.settle();
  return app;
}

describe('the start of the mobile app', () => {
  it('resumes the round-trip search of last time, and removes it first [§2.inicioNativo.1, §2.inicioNativo.2] [NR1]', async () => {
    const app = await started({ saved: IDA_VOLTA });
    expect(app.ports.navigation.path).toBe(IDA_VOLTA);
    expect(app.ports.storage.sessaoAnterior.read()).toBeNull();
    const [removed = Infinity] = jest.mocked(app.ports.storage.sessaoAnterior.remove).mock.invocationCallOrder;
    const [went = 0] = jest.mocked(app.ports.navigation.replace).mock.invocationCallOrder;
    expect(removed).toBeLessThan(went);
  });

  it.each([
    ['nothing was saved', undefined],
    ['a one-way search was', SO_IDA],
    ['the saved link is corrupted', '/resultado-busca-viagens?idaVolta=true&localidadeOrigem=x'],
    ['its day is past', IDA_VOLTA.replaceAll('2026-12', '2026-11')],
  ])('shows home when %s, and keeps no link [§2.inicioNativo.1, §2.inicioNativo.2] [NR1]', async (_, saved) => {
    const app = await started(saved === undefined ? {} : { saved });
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.storage.sessaoAnterior.read()).toBeNull();
  });

  it.each([
    ['/index.html', IDA_VOLTA],
    ['/home', IDA_VOLTA],
    ['/nenhuma', '/nenhuma'],
    ['/termos-de-uso?de=app', '/termos-de-uso?de=app'],
  ])('loaded anew at %s goes on at %s', async (path, expected) => {
    const app = await started({ saved: IDA_VOLTA, path });
    expect(app.ports.navigation.path).toBe(expected);
    expect(app.state().interface.alerta).toBe(false);
  });

  it('does not go where it is', async () => {
    const app = await started({ path: '/home' });
    expect(app.ports.navigation.replace).not.toHaveBeenCalled();
  });

  it('begins where a link opened it rather than with the search of last time [§2.deepLink.2] [DL5]', async () => {
    const app = await started({ saved: IDA_VOLTA, link: `itape://localhost/home?${BUSCA}` });
    expect(app.ports.navigation.path).toBe(`/home?${BUSCA}`);
    expect(app.ports.storage.sessaoAnterior.read()).toBeNull();
  });

  it('takes up the provider’s answer when the app was killed meanwhile [§2.deepLink.1] [DL5]', async () => {
    let completed = 0;
    const app = await started({
      left: true,
      link: `${CALLBACK_NATIVO}?code=c1&state=s1`,
      identity: { completeRedirect: async () => ((completed += 1), umaIdentidade({ provedor: 'google' })) },
      replies: { 'GET /Conta/ObterPorCognitoId': succeeded(umaConta()) },
    });
    expect(completed).toBe(1);
    expect(app.state().sessao.login).toMatchObject({ phase: 'signedIn', provedor: 'google' });
  });

  it('is an ordinary visit to home with an answer that nobody asked for [FC2]', async () => {
    const app = await started({ link: `${CALLBACK_NATIVO}?code=c1&state=forged`, left: true });
    expect(app.ports.identity.completeRedirect).not.toHaveBeenCalled();
    expect(app.ports.navigation.path).toBe('/home');
    expect(app.ports.log.info).toHaveBeenCalledWith('callback recusado');
  });

  it('leaves a page that was loaded anew where it is', async () => {
    const app = await started({ saved: IDA_VOLTA, path: '/informacao-de-viagem?viagem=1' });
    expect(app.ports.navigation.path).toBe('/informacao-de-viagem?viagem=1');
  });

  it('happens once, cold or warm [DL5]', async () => {
    const app = await started({ saved: IDA_VOLTA });
    app.ports.navigation.path = '/home';
    app.emit('AppIniciado');
    app.emit('LinkAberto', { link: 'itape://localhost/home' });
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('saves each round-trip search for the next start, and nothing else', async () => {
    const app = await started();
    for (const path of ['/home', SO_IDA, `${IDA_VOLTA}&origem=chatbot`, '/comprar-viagem?viagem=1'])
      app.emit('RotaVisitada', { path });
    await app.settle();
    expect(app.ports.storage.sessaoAnterior.read()).toBe(IDA_VOLTA);
  });
});
