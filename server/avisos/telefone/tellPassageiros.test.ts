import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { listNovidades } from './novidadeRepository';
import { passageiros } from './testdata/passageiros';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const { umaCompra, leaveIn, say, tell, queued, models } = passageiros(() => server);
const ANA = '+5511987650001';
const BIA = '+5511987650002';
const late = (atrasoMinutos: number, change = {}) => ({
  situacao: 'prevista',
  atrasoMinutos,
  motivo: 'transito',
  ...change,
});

describe('each passenger who left a phone', () => {
  it('hears once that the ticket is issued, with its seat; one who left none hears nothing', async () => {
    const { pedidoId } = await umaCompra([ANA, null, BIA]);
    await tell();
    await tell();
    const told = await queued(pedidoId);
    expect(told.map(({ n, modelo }) => [n, modelo])).toEqual([
      [0, 'bilheteEmitido'],
      [2, 'bilheteEmitido'],
    ]);
    expect(told[0]?.valores).toEqual([
      'Conceição',
      'São Paulo (SP) para Rio de Janeiro (RJ)',
      expect.stringMatching(/^\d\d\/\d\d às 14:00$/),
      '1',
      expect.stringContaining('Tietê'),
    ]);
  });

  it('consented by the account that wrote the phone down, at the moment of the order', async () => {
    const { pedidoId } = await umaCompra([ANA, null]);
    const { rows } = await sql<{ por: string | null; recent: boolean | null }>`
      select avisos_por as por, avisos_desde > now() - interval '1 minute' as recent
      from pedido_item where pedido_id = ${pedidoId}::uuid order by n`.execute(db());
    expect(rows).toEqual([
      { por: 'ana', recent: true },
      { por: null, recent: null },
    ]);
    await sql`update pedido_item set avisos_desde = null where pedido_id = ${pedidoId}::uuid`.execute(db());
    await tell();
    expect(await models(pedidoId)).toEqual([]);
  });

  it('is reminded within the day before, but not of a ticket of that day', async () => {
    const old = await umaCompra([ANA], 11 * 60);
    const fresh = await umaCompra([ANA], 11 * 60);
    await tell();
    await sql`update bilhete set emitido_em = now() - interval '3 days' where pedido_id = ${old.pedidoId}::uuid`.execute(
      db(),
    );
    await tell();
    await tell();
    expect(await models(old.pedidoId)).toEqual(['bilheteEmitido', 'lembrete']);
    expect(await models(fresh.pedidoId)).toEqual(['bilheteEmitido']);
  });

  it('hears when it is late, when that changes, of the platform, and when it is on time again', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA]);
    await tell();
    await say(viagemId, late(40));
    await tell();
    await say(viagemId, late(10, { plataforma: '14' }));
    await tell();
    await say(viagemId, late(12, { plataforma: '22' }));
    await tell();
    const [, first, onTime, platform, ...others] = await queued(pedidoId);
    expect(first).toMatchObject({ modelo: 'atraso', valores: expect.arrayContaining(['cerca de 40 minutos']) });
    expect(onTime).toMatchObject({ modelo: 'mantida', valores: expect.arrayContaining(['14']) });
    expect(platform).toMatchObject({ modelo: 'plataforma', valores: expect.arrayContaining(['22']) });
    expect(others).toEqual([]);
  });

  it('hears in one message what holds now, of several changes that came together', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA]);
    await tell();
    await say(viagemId, late(40));
    await say(viagemId, late(90, { plataforma: '7' }));
    await tell();
    const [, ...told] = await queued(pedidoId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ modelo: 'atraso', valores: expect.arrayContaining(['cerca de 1h30', '7']) });
  });

  it('hears nothing of a delay of a few minutes', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA]);
    await say(viagemId, late(15));
    await tell();
    expect(await models(pedidoId)).toEqual(['bilheteEmitido']);
  });

  it('hears of a cancellation once for a phone that two of them share', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA, ANA, BIA]);
    await tell();
    await say(viagemId, { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'chuva' });
    await tell();
    await tell();
    const told = (await queued(pedidoId)).filter(({ modelo }) => modelo === 'cancelada');
    expect(told.map(({ n }) => n).sort()).toEqual([1, 2]);
  });

  it('hears of another coach, and that the seat is the same', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA]);
    await tell();
    await sql`insert into partida_onibus_registro(id, partida_id, de, para, autor)
      values (gen_random_uuid(), ${viagemId}::bigint, 1, 2, 'chefe')`.execute(db());
    await tell();
    await tell();
    expect(await models(pedidoId)).toEqual(['bilheteEmitido', 'onibus']);
  });

  it.each([
    [false, 'poltronaMudou'],
    [true, 'classeInferior'],
  ])(
    'hears of another coach with the seat of before and the one of now; a worse one (%s) as %s',
    async (pior, modelo) => {
      const { pedidoId, viagemId } = await umaCompra([ANA]);
      await tell();
      await sql`with registro as (
        insert into partida_onibus_registro(id, partida_id, de, para, autor)
        values (gen_random_uuid(), ${viagemId}::bigint, 1, 2, 'chefe') returning id)
      insert into mudanca_poltrona(registro_id, partida_id, reserva_id, trecho, pedido_id, n, original, de, para, acessivel,
        mulheres, pior)
      select registro.id, ${viagemId}::bigint, p.reserva_id, 0, p.id, i.n, 44, 44, i.poltrona, false, false, ${pior}
      from registro, pedido p join pedido_item i on i.pedido_id = p.id where p.id = ${pedidoId}::uuid`.execute(db());
      await tell();
      const [, told] = await queued(pedidoId);
      expect(told).toMatchObject({ modelo, valores: expect.arrayContaining(['44']) });
    },
  );

  it('hears that the money of a cancelled ticket is back with the buyer', async () => {
    const { pedidoId } = await umaCompra([ANA]);
    await tell();
    await sql`update bilhete set situacao = 'cancelado' where pedido_id = ${pedidoId}::uuid`.execute(db());
    await tell();
    expect(await models(pedidoId)).toEqual(['bilheteEmitido']);
    await sql`insert into estorno(id, pedido_id, meio, origem, bilhete_id, valor_centavos, motivo, situacao, concluido_em)
      select gen_random_uuid(), b.pedido_id, 'pix', (select e2eid from pix_recebido where pedido_id = b.pedido_id), b.id, 100,
        'cancelamento', 'feito', now() from bilhete b where b.pedido_id = ${pedidoId}::uuid`.execute(db());
    await tell();
    expect(await models(pedidoId)).toEqual(['bilheteEmitido', 'devolucao']);
  });

  it('hears nothing of a coach that has left', async () => {
    const { pedidoId, viagemId } = await umaCompra([ANA]);
    await tell();
    await say(viagemId, late(40));
    await sql`update pedido_item set viagem = jsonb_set(viagem, '{partida,instante}',
      to_jsonb((now() - interval '41 minutes')::text)) where pedido_id = ${pedidoId}::uuid`.execute(db());
    await tell();
    expect(await models(pedidoId)).toEqual(['bilheteEmitido']);
  });

  it('is left to sleep, unless the coach leaves within twelve hours', async () => {
    const far = await umaCompra([ANA], 40 * 60);
    const near = await umaCompra([ANA], 11 * 60);
    // A place whose clocks show three at night, at any hour of this test.
    const zone = `Etc/GMT${threeAtNight() > 0 ? '-' : '+'}${Math.abs(threeAtNight())}`;
    for (const { pedidoId } of [far, near]) {
      await sql`update pedido_item set viagem = jsonb_set(viagem, '{partida,localidade,fuso}', to_jsonb(${zone}::text))
        where pedido_id = ${pedidoId}::uuid`.execute(db());
    }
    await tell();
    expect([await models(far.pedidoId), await models(near.pedidoId)]).toEqual([[], ['bilheteEmitido']]);
    await leaveIn(far.pedidoId, 600);
    await tell();
    expect(await models(far.pedidoId)).toEqual(['bilheteEmitido']);
  });
});

it('leaves nothing that is due once it was told', async () => {
  await tell();
  const left = (await listNovidades(db())).map(({ evento }) => evento);
  expect(left).toEqual([]);
});

/** Offset from UTC, in whole hours, of a place where it is three at night now. */
function threeAtNight(): number {
  const offset = 3 - new Date().getUTCHours();
  return offset < -12 ? offset + 24 : offset;
}
