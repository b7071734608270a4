import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import { signedInAs } from '../../../tests/support/startServer';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { ResultadoEmbarque } from '../../../src/domain/wire/bilhetes/embarque';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let bilhetes: Bilhete[];

beforeAll(async () => {
  server = await startRaces();
  const ana = umComprador(server);
  const { id } = await ana.order([7, 8, 9]);
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  const { itens } = await ana.conclude(id);
  bilhetes = await Promise.all(
    itens.map(async ({ bilheteId }) => (await ana.get(`/api/Bilhetes/${bilheteId}`)).json<{ data: Bilhete }>().data),
  );
}, START_MS);
afterAll(() => server.close());

/** One door's readings, sent at once. */
const send = async (door: number, codigos: string[]): Promise<ResultadoEmbarque['situacao'][]> => {
  const lidoEm = new Date(Date.now() - door * 1000).toISOString();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Embarque',
    headers: signedInAs(`motorista-${door}`, 'Agencia'),
    payload: { leituras: codigos.map((codigo) => ({ codigo, lidoEm })) },
  });
  return answer.json<{ data: ResultadoEmbarque[] }>().data.map(({ situacao }) => situacao);
};
const codigo = (n: number): string => bilhetes[n]?.codigoEmbarque ?? '';
const doors = Array.from({ length: 20 }, (_, i) => i);

describe('two doors of one bus', () => {
  it('write a ticket down once, in whatever order each sends its readings', async () => {
    const codigos = [codigo(0), codigo(1)];
    const answers = await Promise.all(
      doors.map((door) => send(door, door % 2 === 0 ? codigos : codigos.toReversed()).then((all) => all.toSorted())),
    );
    expect(answers.flat().filter((situacao) => situacao === 'embarcado')).toHaveLength(2);
    expect(answers.flat().filter((situacao) => situacao === 'ja_embarcado')).toHaveLength(2 * doors.length - 2);
    const { rows } = await sql<{ n: string }>`select count(*) as n from bilhete_embarque`.execute(
      server.services.database.db,
    );
    expect(rows[0]?.n).toBe('2');
  });

  it('and a cancellation at the same moment leave one of the two, never both', async () => {
    const cancel = server.services.database.db
      .updateTable('bilhete')
      .set({ situacao: 'cancelado' })
      .where('id', '=', bilhetes[2]?.id ?? '')
      .where('situacao', '=', 'emitido')
      .executeTakeFirst();
    const [{ numUpdatedRows }, ...answers] = await Promise.all([
      cancel,
      ...doors.map((door) => send(door, [codigo(2)])),
    ]);
    const boarded = answers.flat().filter((situacao) => situacao === 'embarcado').length;
    expect(boarded + Number(numUpdatedRows)).toBe(1);
    expect(answers.flat().filter((situacao) => situacao === 'sem_validade').length > 0).toBe(boarded === 0);
  });

  it('leave nothing of money or seats out of joint', async () => {
    await server.services.database.db
      .updateTable('bilhete')
      .set({ situacao: 'emitido' })
      .where('situacao', '=', 'cancelado')
      .execute();
    await expectInvariants(server);
  });
});
