import type { Grupo } from '../src/domain/sessao/grupos';
import { signedInAs, startServer } from '../tests/support/startServer';
import { API_ACCESS, CALLERS, type Caller, type AccessLine } from '../tests/support/apiAccessTable';
import { START_MS } from '../tests/support/startMs';
import type { Server } from './createServer';
import { compileAll } from './platform/http/validation/schemaCompilers';

const PEOPLE: Record<Caller, Grupo[] | null> = {
  ninguem: null,
  cliente: [],
  agencia: ['Agencia'],
  responsavel: ['Agencia', 'AgenciaResponsavel'],
  soResponsavel: ['AgenciaResponsavel'],
  operacao: ['Operacao'],
  admin: ['Admin'],
};
const headersOf = (who: Caller): Record<string, string> => {
  const grupos = PEOPLE[who];
  return grupos === null ? {} : signedInAs(who, ...grupos);
};
const EXPIRED = { authorization: 'Bearer vencido' };
const FORGED = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };

/** The answer to a caller that the table does not name. */
const refusalOf = (who: Caller) =>
  who === 'ninguem' ? { status: 401, codigos: ['LOGIN_NECESSARIO'] } : { status: 403, codigos: ['ACESSO_NEGADO'] };

/** An address of the route whose parameters name nothing that exists. */
const addressOf = (url: string): string => url.replace(/:\w+|\*/g, '00000000-0000-7000-8000-000000000000');

describe('the access of every route of the API', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startServer();
  }, START_MS);
  afterAll(() => server.close());

  const call = async ([method, url]: AccessLine, headers: Record<string, string>, query = '') => {
    const reply = await server.app.inject({
      method,
      url: addressOf(url) + query,
      headers,
      ...(['POST', 'PUT'].includes(method) ? { payload: {} } : {}),
    });
    const isProblem = String(reply.headers['content-type']).startsWith('application/problem+json');
    const codigos = isProblem ? reply.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo) : [];
    return { answer: { route: `${method} ${url}`, status: reply.statusCode, codigos }, body: reply.body };
  };
  const closedTo = (who: Caller): AccessLine[] => API_ACCESS.filter(([, , letsIn]) => !letsIn.includes(who));
  const openTo = (who: Caller): AccessLine[] => API_ACCESS.filter(([, , letsIn]) => letsIn.includes(who));

  it('comes with schemas that can be compiled, which no start notices', () => {
    expect(compileAll).not.toThrow();
  });

  it('is written down for each route that is there, once, and for no other', () => {
    const written = API_ACCESS.map(([method, url]) => `${method} ${url}`);
    const served = server.app.declaredRoutes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${String(method)} ${url}`);
    expect(written.toSorted()).toEqual(served.toSorted());
  });

  it.each(CALLERS)(
    'refuses %s at the door of each route whose line does not name them [GU2, §6.grupos.1]',
    async (who) => {
      for (const line of closedTo(who)) {
        const { answer } = await call(line, headersOf(who));
        expect(answer).toEqual({ ...answer, ...refusalOf(who) });
      }
    },
  );

  it.each(CALLERS)('lets %s through the door of each route whose line names them [GU2, §6.grupos.1]', async (who) => {
    for (const line of openTo(who)) {
      const { answer } = await call(line, headersOf(who));
      const atTheDoor = answer.codigos.filter((codigo) => ['LOGIN_NECESSARIO', 'ACESSO_NEGADO'].includes(codigo));
      expect({ ...answer, atTheDoor }).toEqual({ ...answer, atTheDoor: [] });
    }
  });

  it.each([
    ['an expired session', EXPIRED, 'TOKEN_EXPIRADO'],
    ['a forged token', FORGED, 'TOKEN_INVALIDO'],
  ])('is nobody’s with %s, even where it is public [GU2]', async (_, headers, codigo) => {
    for (const line of API_ACCESS) {
      const { answer } = await call(line, headers);
      expect(answer).toEqual({ ...answer, status: 401, codigos: [codigo] });
    }
  });

  it.each(CALLERS)(
    'is the same from the chatbot for %s: no word of the address opens anything [GU3, GU2]',
    async (who) => {
      for (const line of closedTo(who)) {
        const { answer, body } = await call(line, headersOf(who), '?origem=chatbot');
        expect(answer).toEqual({ ...answer, ...refusalOf(who) });
        expect(body).not.toMatch(/"data"|@|\d{11}/);
      }
    },
  );
});
