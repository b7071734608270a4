import { startRoutes } from '../../../../tests/support/startRoutes';
import { signedInAs } from '../../../../tests/support/startServer';
import { USUARIO_SERVICO_ID } from '../../../../src/domain/base/constantes';
import type { App } from '../appTypes';

const codigo = (reply: { json: () => { erros: { codigo: string }[] } }) => reply.json().erros[0]?.codigo;

describe('who may call a route', () => {
  let app: App;

  beforeAll(async () => {
    app = await startRoutes((routes) => {
      routes.get('/api/aberta', { config: { access: 'publico' } }, ({ identity }) => identity.sub);
      routes.get('/api/minha', { config: { access: 'autenticado' } }, ({ identity }) => identity.sub);
      const access = { grupos: ['Agencia', 'AgenciaResponsavel'] as ('Agencia' | 'AgenciaResponsavel')[] };
      routes.get('/api/agencia', { config: { access } }, ({ identity }) => identity.grupos);
    });
  });

  it('takes a caller without a token for the service user, who may read what is public', async () => {
    const reply = await app.inject('/api/aberta');
    expect(reply.body).toBe(USUARIO_SERVICO_ID);
  });

  it('asks the service user to sign in for the rest, in the words of the specification', async () => {
    const reply = await app.inject('/api/minha');
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.json().erros).toEqual([{ codigo: 'LOGIN_NECESSARIO', mensagem: 'Faça o login para continuar.' }]);
  });

  it('knows a person by the token', async () => {
    const reply = await app.inject({ url: '/api/minha', headers: signedInAs('ana') });
    expect(reply.body).toBe('ana');
  });

  it.each([
    ['Bearer vencido', 'TOKEN_EXPIRADO'],
    ['Bearer qualquer', 'TOKEN_INVALIDO'],
    ['Basic YTpi', 'TOKEN_INVALIDO'],
  ])('refuses %s with %s, even where no token is needed', async (authorization, expected) => {
    const reply = await app.inject({ url: '/api/aberta', headers: { authorization } });
    expect(reply.statusCode).toBe(401);
    expect(codigo(reply)).toBe(expected);
  });

  it('lets one of the named groups in, and nobody else', async () => {
    const customer = await app.inject({ url: '/api/agencia', headers: signedInAs('ana') });
    const agency = await app.inject({ url: '/api/agencia', headers: signedInAs('bia', 'Agencia') });
    expect([customer.statusCode, codigo(customer)]).toEqual([403, 'ACESSO_NEGADO']);
    expect(agency.json()).toEqual(['Agencia']);
  });

  it('does not start with a route under /api that says nothing, and names it', async () => {
    const start = startRoutes((routes) => void routes.get('/api/esquecida', () => 'oi'));
    await expect(start).rejects.toThrow('GET /api/esquecida');
  });
});
