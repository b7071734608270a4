import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { VERSAO_APP } from '../../src/domain/constantes';
import type { App } from '../http/appTypes';

/** Collects every route that is registered after it: OpenAPI 3.1 at /api/openapi.json, to read at /api/docs. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Itapê', description: 'Passagens de ônibus intermunicipais.', version: VERSAO_APP },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const security = route.config?.access === 'publico' ? [] : [{ bearer: [] }];
      const hide = !url.startsWith('/api/');
      return { schema: { ...schema, security, hide: schema?.hide ?? hide }, url };
    },
  });
  app.get('/api/openapi.json', { config: { access: 'publico' }, schema: { hide: true } }, () => app.swagger());
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'publico' };
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
