import { randomUUID } from 'node:crypto';
import type { Caixa } from '../../../src/domain/wire/agencia/caixas';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { insertOperador } from '../testdata/agencia';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  const { db } = server.services.database;
  for (const nome of ['lia', 'rita']) await insertOperador(db, nome);
  await insertOperador(db, 'rui', { papel: 'responsavel' });
}, START_MS);
afterAll(() => server.close());

const send = async (who: string, url: string, payload: object) => {
  const groups = who === 'rui' ? (['Agencia', 'AgenciaResponsavel'] as const) : (['Agencia'] as const);
  const headers = { ...signedInAs(who, ...groups), 'idempotency-key': randomUUID() };
  return server.app.inject({ method: 'POST', url: `/api/Agencia/Caixas${url}`, headers, payload });
};
const caixaOf = (reply: { json: () => unknown }) => (reply.json() as { data: Caixa }).data;
const count = async (who: string, id: string, notas: number): Promise<string> => {
  const cedulas = [{ valorCentavos: 10_000, quantidade: notas }];
  return caixaOf(await send(who, `/${id}/Contagem`, { cedulas })).contagem?.id ?? '';
};
/** A till that was counted twice: 100,00 short, then right. */
async function countedTwice(who: string) {
  const { id } = caixaOf(await send(who, '', { fundoCentavos: 20_000 }));
  const old = await count(who, id, 1);
  return { id, old, last: await count(who, id, 2) };
}

describe('a count that is not the one on screen', () => {
  let caixa: Awaited<ReturnType<typeof countedTwice>>;
  let other: Awaited<ReturnType<typeof countedTwice>>;
  beforeAll(async () => {
    caixa = await countedTwice('lia');
    other = await countedTwice('rita');
  });

  const foreign: [string, () => string][] = [
    ['an earlier one', () => caixa.old],
    ['another till’s', () => other.last],
    ['one that does not exist', () => randomUUID()],
  ];
  const decisions: [string, string, string, object][] = [
    ['closed', 'lia', 'Fechamento', { nota: 'Faltou troco' }],
    ['signed off', 'rui', 'Conferencia', { decisao: 'conferido' }],
    ['sent back', 'rui', 'Conferencia', { decisao: 'devolvido', nota: 'Conte de novo' }],
  ];
  const pairs = decisions.flatMap((decision) => foreign.map((one) => [...decision, ...one] as const));

  it.each(pairs)(
    'is no ground on which a till is %s by %s (%s %j): %s',
    async (...[, who, path, body, , contagemId]) => {
      if (path === 'Conferencia') await send('lia', `/${caixa.id}/Fechamento`, { contagemId: caixa.last });
      const refused = await send(who, `/${caixa.id}/${path}`, { ...body, contagemId: contagemId() });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { erros: [{ codigo: 'CONTAGEM_DESATUALIZADA' }] },
      ]);
      const { estado } = await server.services.database.db
        .selectFrom('caixa')
        .select('estado')
        .where('id', '=', caixa.id)
        .executeTakeFirstOrThrow();
      expect(estado).toBe(path === 'Conferencia' ? 'fechado' : 'pausado');
    },
  );

  it('leaves the last one to decide on', async () => {
    const done = await send('rui', `/${caixa.id}/Conferencia`, { decisao: 'conferido', contagemId: caixa.last });
    expect(caixaOf(done)).toMatchObject({ estado: 'conferido' });
  });
});
