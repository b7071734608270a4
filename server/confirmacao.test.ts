import { paginaVazia } from '../src/domain/aplicativo/modeloPagina';
import type { Config } from '../src/domain/wire/base/config';
import { umaConfig } from '../tests/support/cartaoBuilders';
import { identityState } from '../tests/support/identityState';
import { startRoutes } from '../tests/support/startRoutes';
import { readConfig } from './config';
import { openIdentityProvider } from './identityProvider';
import { registerConfig } from './webConfig';

describe('how an address is confirmed', () => {
  it.each([
    [{}, 'codigo'],
    [{ COGNITO_CONFIRMACAO: 'link' }, 'link'],
  ])('%j tells the web: by %s [§9.esperas.1]', async (env, confirmacao) => {
    const provider = openIdentityProvider(readConfig(env), () => undefined, {
      inMemory: true,
      initial: identityState(),
    });
    const app = await startRoutes((routes) =>
      registerConfig(routes, {
        identityFor: provider.configFor,
        cartaoFor: () => null,
        chatbot: umaConfig().chatbot,
        cpfDeTeste: false,
        avisosPorTelefone: true,
        catalogoVazio: () => false,
        pagina: () => paginaVazia,
      }),
    );
    expect((await app.inject('/config.json')).json<Config>().identity).toMatchObject({ confirmacao });
    await app.close();
  });
});
