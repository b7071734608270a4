import type { Grupo } from '../src/domain/grupos';
import { signedInAs, startServer } from '../tests/support/startServer';
import { START_MS } from '../tests/support/startMs';
import type { Access, DeclaredRoute } from './http/identity';
import type { Server } from './createServer';

/** Who calls, and what a route answers to somebody it does not let in. */
interface Caller {
  who: string;
  headers: Record<string, string>;
  grupos: Grupo[] | null;
}

const person = (who: string, ...grupos: Grupo[]): Caller => ({ who, headers: signedInAs(who, ...grupos), grupos });
const callers: Caller[] = [
  { who: 'nobody', headers: {}, grupos: null },
  person('cliente'),
  person('agencia', 'Agencia'),
  person('responsavel', 'Agencia', 'AgenciaResponsavel'),
  person('admin', 'Admin'),
];
const EXPIRED = { authorization: 'Bearer vencido' };
const FORGED = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };

/** The one answer that the declared access allows to be given at the door; null when the door is open. */
function refusalOf(access: Access, { grupos }: Caller): { status: number; codigo: string } | null {
  if (access === 'publico') return null;
  if (grupos === null) return { status: 401, codigo: 'LOGIN_NECESSARIO' };
  if (access === 'autenticado' || access.grupos.some((grupo) => grupos.includes(grupo))) return null;
  return { status: 403, codigo: 'ACESSO_NEGADO' };
}

/** An address of the route: whatever its parameters, nobody's. */
const addressOf = ({ url }: DeclaredRoute): string => url.replace(/:\w+|\*/g, '00000000-0000-7000-8000-000000000000');

describe('the access of every route of the API', () => {
  let server: Server;
  let routes: readonly DeclaredRoute[];

  beforeAll(async () => {
    server = await startServer();
    routes = server.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
  }, START_MS);
  afterAll(() => server.close());

  const call = async (route: DeclaredRoute, headers: Record<string, string>, query = '') => {
    const reply = await server.app.inject({
      method: route.method,
      url: addressOf(route) + query,
      headers,
      ...(['POST', 'PUT'].includes(route.method) ? { payload: {} } : {}),
    });
    const isProblem = String(reply.headers['content-type']).startsWith('application/problem+json');
    const codigos = isProblem ? reply.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo) : [];
    return { status: reply.statusCode, codigos, body: reply.body };
  };

  it('is declared by all of them, and they are many', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter(({ access }) => access !== 'publico').length).toBeGreaterThan(20);
  });

  it.each(callers)('is kept at the door for $who [GU2, §6.grupos.1]', async (caller) => {
    for (const route of routes) {
      const refusal = refusalOf(route.access, caller);
      const { status, codigos } = await call(route, caller.headers);
      const answer = { route: `${route.method} ${route.url}`, status, codigos };
      if (refusal) expect(answer).toEqual({ ...answer, status: refusal.status, codigos: [refusal.codigo] });
      else expect(codigos).not.toEqual(expect.arrayContaining(['LOGIN_NECESSARIO']));
      if (!refusal) expect(codigos).not.toContain('ACESSO_NEGADO');
    }
  });

  it.each([
    ['an expired session', EXPIRED, 'TOKEN_EXPIRADO'],
    ['a forged token', FORGED, 'TOKEN_INVALIDO'],
  ])('is nobody’s with %s, even where it is public [GU2]', async (_, headers, codigo) => {
    for (const route of routes) {
      const { status, codigos } = await call(route, headers);
      expect({ route: route.url, status, codigos }).toEqual({ route: route.url, status: 401, codigos: [codigo] });
    }
  });

  it.each(callers)(
    'is the same from the chatbot for $who: no word of the address opens anything [GU3, GU2]',
    async (caller) => {
      for (const route of routes) {
        const refusal = refusalOf(route.access, caller);
        if (!refusal) continue;
        const { status, codigos, body } = await call(route, caller.headers, '?origem=chatbot');
        expect({ route: route.url, status, codigos }).toEqual({
          route: route.url,
          status: refusal.status,
          codigos: [refusal.codigo],
        });
        expect(body).not.toMatch(/"data"|@|\d{11}/);
      }
    },
  );
});
