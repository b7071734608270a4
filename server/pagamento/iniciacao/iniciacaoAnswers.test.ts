import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { PixPort } from '../pix/pixPort';
import { createReceiveIniciacaoNotice } from './iniciacaoNotices';
import { takeTurnToAsk } from './iniciacaoRepository';
import type { Consentimento, IniciadorPort } from './iniciadorPort';
import { createPursueIniciacao } from './pursueIniciacao';
import { startIniciacao } from './startIniciacao';
import { umaIniciacao } from './testdata/umaIniciacao';
import { EXPIRA, umConsentimento, umIniciador } from './testdata/umIniciador';

let server: Server;
let ana: ReturnType<typeof umaIniciacao>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umaIniciacao(server);
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;
const db = () => database().db;
/** An initiation that the initiator was not asked for yet, of a charge that is open. */
const begun = () => ana.begun(nextPoltrona++);
const rowOf = (id: string) =>
  db().selectFrom('iniciacao_pix').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const start = (iniciador: ReturnType<typeof umIniciador>, id: string) =>
  startIniciacao(
    { database: database(), pix: {} as PixPort, iniciador: iniciador.port, publicUrl: 'https://itape.test' },
    id,
  );

describe('a question to the initiator', () => {
  const pursuing = (iniciador: ReturnType<typeof umIniciador>) => {
    const onPaid = jest.fn();
    return { onPaid, pursue: createPursueIniciacao({ database: database(), iniciador: iniciador.port, onPaid }) };
  };
  const noticesOf = (txid: string) =>
    db().selectFrom('aviso_pagamento').select(['etapa', 'pedido_id']).where('assunto', '=', txid).execute();

  it.each<[Consentimento['situacao'], Consentimento['motivo'], boolean]>([
    ['aguardando', null, false],
    ['autorizada', null, false],
    ['paga', null, true],
    ['recusada', 'limite', false],
    ['cancelada', null, false],
    ['expirada', null, false],
  ])(
    'that is answered with %s (%s) is written down, and the provider of the charge is asked: %s',
    async (situacao, motivo, isPaid) => {
      const { id, pedidoId, txid } = await begun();
      await start(umIniciador(umConsentimento({ id: `urn:${id}` })), id);
      const url = situacao === 'aguardando' ? 'https://banco.test/outra' : null;
      const iniciador = umIniciador(umConsentimento({ id: `urn:${id}`, situacao, motivo, url }));
      const { onPaid, pursue } = pursuing(iniciador);
      await pursue(id);
      expect(iniciador.asked).toEqual([`urn:${id}`]);
      expect(await rowOf(id)).toMatchObject({
        situacao,
        motivo,
        url: url ?? 'https://banco.test/consentir',
        expira_em: EXPIRA,
      });
      expect(onPaid).toHaveBeenCalledTimes(isPaid ? 1 : 0);
      expect(await noticesOf(txid)).toEqual(isPaid ? [{ etapa: 'aviso_pix', pedido_id: pedidoId }] : []);
    },
  );

  it.each(['paga', 'recusada', 'cancelada', 'expirada'] as const)(
    'is not put about a consent that is over: %s',
    async (situacao) => {
      const { id } = await begun();
      await start(umIniciador(umConsentimento()), id);
      const motivo = situacao === 'recusada' ? 'saldo' : null;
      await db().updateTable('iniciacao_pix').set({ situacao, motivo }).where('id', '=', id).execute();
      const iniciador = umIniciador(umConsentimento({ situacao: 'paga' }));
      const { onPaid, pursue } = pursuing(iniciador);
      await pursue(id);
      expect([iniciador.asked, onPaid.mock.calls, (await rowOf(id)).situacao]).toEqual([[], [], situacao]);
      expect(await takeTurnToAsk(db(), id)).toBe(false);
    },
  );

  it('is not put about one that the initiator has not begun, and none is ours under another id', async () => {
    const { id } = await begun();
    const iniciador = umIniciador(umConsentimento());
    await pursuing(iniciador).pursue(id);
    expect(iniciador.asked).toEqual([]);
    expect(await takeTurnToAsk(db(), id)).toBe(false);
    await expect(pursuing(iniciador).pursue(randomUUID())).rejects.toThrow();
  });

  it('changes nothing that the bank had decided while it was under way', async () => {
    const { id, txid } = await begun();
    await start(umIniciador(umConsentimento()), id);
    const iniciador = umIniciador(umConsentimento({ situacao: 'cancelada' }));
    const late: IniciadorPort = {
      ...iniciador.port,
      find: async (asked) => {
        await db().updateTable('iniciacao_pix').set({ situacao: 'paga' }).where('id', '=', id).execute();
        return iniciador.port.find(asked);
      },
    };
    await createPursueIniciacao({ database: database(), iniciador: late, onPaid: () => undefined })(id);
    expect((await rowOf(id)).situacao).toBe('paga');
    expect(await noticesOf(txid)).toEqual([]);
  });

  it('is one of many pages’ in two seconds', async () => {
    const { id } = await begun();
    await start(umIniciador(umConsentimento()), id);
    expect([await takeTurnToAsk(db(), id), await takeTurnToAsk(db(), id)]).toEqual([true, false]);
    const askedAgo = (seconds: number) =>
      sql`update iniciacao_pix set consultada_em = now() - make_interval(secs => ${seconds}) where id = ${id}::uuid`.execute(
        db(),
      );
    await askedAgo(2);
    expect(await takeTurnToAsk(db(), id)).toBe(true);
  });
});

it('a notice is kept for each payment of ours that it names, once', async () => {
  const { id, pedidoId } = await begun();
  await start(umIniciador(umConsentimento({ id: `urn:${id}` })), id);
  const receive = createReceiveIniciacaoNotice(database());
  expect([await receive([]), await receive(['urn:outro'])]).toEqual([false, false]);
  expect(await receive([`urn:${id}`, 'urn:outro'])).toBe(true);
  const kept = await db()
    .selectFrom('aviso_pagamento')
    .select(['etapa', 'assunto', 'pedido_id'])
    .where('assunto', '=', id)
    .execute();
  expect(kept).toEqual([{ etapa: 'aviso_iniciacao', assunto: id, pedido_id: pedidoId }]);
});
