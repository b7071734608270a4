import type { PassageiroSalvo } from '../../../src/domain/wire/conta/passageiros';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (who: string, method: Method, path = '', payload?: object) =>
  server.app.inject({
    method,
    url: `/api/Passageiros${path}`,
    headers: signedInAs(who),
    ...(payload && { payload }),
  });
const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
const saved = (answer: { json: <T>() => T }) => answer.json<{ data: PassageiroSalvo }>().data;

const bento = (change: object = {}) => ({
  nome: 'Bento Araújo',
  documento: { tipo: 2, numero: '98.765.432-1' },
  dataNascimento: '1988-02-03',
  ...change,
});
const numbered = (i: number) => bento({ documento: { tipo: 2, numero: `98.765.4${10 + i}-1` } });

describe('saved passengers', () => {
  it('are kept, changed and forgotten by their person', async () => {
    const made = saved(await ask('ana', 'POST', '', bento({ celular: '+5511987654321' })));
    expect(made).toEqual({
      ...bento(),
      id: made.id,
      documento: { tipo: 2, numero: '987654321' },
      celular: '+5511987654321',
    });
    const changed = saved(await ask('ana', 'PUT', `/${made.id}`, bento({ nome: 'Bento Araújo Lima' })));
    expect(changed).toEqual({ ...bento({ nome: 'Bento Araújo Lima' }), id: made.id, documento: made.documento });
    expect((await ask('ana', 'GET')).json()).toEqual({ data: [changed] });
    expect((await ask('ana', 'DELETE', `/${made.id}`)).statusCode).toBe(204);
    expect((await ask('ana', 'GET')).json()).toEqual({ data: [] });
  });

  it('of somebody else do not exist', async () => {
    const { id } = saved(await ask('bia', 'POST', '', bento()));
    expect((await ask('ana', 'GET')).json()).toEqual({ data: [] });
    for (const path of [`/${id}`, '/nada']) {
      expect((await ask('ana', 'PUT', path, bento())).statusCode).toBe(404);
      expect((await ask('ana', 'DELETE', path)).statusCode).toBe(404);
    }
    expect((await ask('bia', 'GET')).json<{ data: object[] }>().data).toHaveLength(1);
  });

  it('are one a document, which two people may well share', async () => {
    const first = saved(await ask('carla', 'POST', '', bento()));
    expect(codes(await ask('carla', 'POST', '', bento({ nome: 'Outra Pessoa' })))).toEqual(['PASSAGEIRO_JA_SALVO']);
    const second = saved(await ask('carla', 'POST', '', numbered(1)));
    expect(codes(await ask('carla', 'PUT', `/${second.id}`, bento()))).toEqual(['PASSAGEIRO_JA_SALVO']);
    expect((await ask('carla', 'PUT', `/${first.id}`, bento())).statusCode).toBe(200);
  });

  it('are twenty at most, also when asked for at once, and a place that is freed may be taken', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => ask('davi', 'POST', '', numbered(i))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => codes(answer)[0])).toEqual(Array(5).fill('LIMITE_DE_PASSAGEIROS'));
    const [one] = (await ask('davi', 'GET')).json<{ data: PassageiroSalvo[] }>().data;
    await ask('davi', 'DELETE', `/${one?.id}`);
    expect((await ask('davi', 'POST', '', numbered(30))).statusCode).toBe(201);
  });

  it('have a document that can be true', async () => {
    const answer = await ask('ana', 'POST', '', bento({ documento: { tipo: 1, numero: '111.111.111-11' } }));
    expect([answer.statusCode, codes(answer)]).toEqual([400, ['DOCUMENTO_INVALIDO']]);
  });

  it('are in the copy of one’s data, and go with the account', async () => {
    await ask('ester', 'POST', '', bento());
    const conta = {
      nome: 'Ester Souza',
      cpf: '52998224725',
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'ester@itape.test',
      provedorTipo: 1,
    };
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/Conta',
      headers: signedInAs('ester'),
      payload: conta,
    });
    expect(made.statusCode).toBe(201);
    const copy = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs('ester') });
    expect(copy.json<{ data: Exportacao }>().data.passageirosSalvos).toMatchObject([{ nome: 'Bento Araújo' }]);
    const gone = await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers: signedInAs('ester') });
    expect(gone.statusCode).toBe(204);
    expect((await ask('ester', 'GET')).json()).toEqual({ data: [] });
  });
});
