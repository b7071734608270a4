import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umaPessoa } from '../../posVenda/testdata/posVenda';
import { deleteAviso, leaseDueAvisos, postponeAviso, upsertAvisos, upsertAvisosPix } from '../avisoPagamentoRepository';
import {
  activateCobrancaPix,
  closeCobrancaPix,
  closeLongExpiredPix,
  findCobrancaToOpen,
  insertCobrancaPix,
  listCobrancasPix,
  listOpenCobrancasPix,
  listOverdueTxids,
  listTentativasPix,
  supersedeCobrancasPix,
} from './cobrancaPixRepository';

let server: Server;
let nextPoltrona = 1;
let nextTxid = 1;
beforeAll(async () => {
  server = await startServer();
  // Only what a test does may change a charge.
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const transaction: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);

/** An order of one seat that is not paid. */
const unpaid = async () => (await umaPessoa(server, `pix${nextPoltrona}`).pedidoFor([nextPoltrona++])).id;
const charge = async (pedidoId: string, fields: { valor?: number; expires?: number; tentativa?: number } = {}) => {
  const txid = String(nextTxid++).padStart(26, '0');
  await transaction((tx) =>
    insertCobrancaPix(tx, {
      txid,
      pedido_id: pedidoId,
      valor_centavos: fields.valor ?? 11_250,
      tentativa: fields.tentativa ?? 1,
      expiresInSeconds: fields.expires ?? 540,
      pollInSeconds: 60,
    }),
  );
  return txid;
};
const activate = (txid: string, expiraEm = new Date(Date.now() + 540_000)) =>
  activateCobrancaPix(db(), { txid, pixCopiaECola: `00020101${txid}`, expiraEm });
const rowOf = (txid: string) =>
  db().selectFrom('cobranca_pix').selectAll().where('txid', '=', txid).executeTakeFirstOrThrow();
const age = (txid: string, minutes: number) =>
  sql`update cobranca_pix set expira_em = now() - make_interval(mins => ${minutes}) where txid = ${txid}`.execute(db());

describe('a Pix charge', () => {
  it('is kept before the provider is asked, without a code, and is told with its buyer', async () => {
    const pedidoId = await unpaid();
    const txid = await charge(pedidoId);
    expect(await rowOf(txid)).toMatchObject({ situacao: 'criando', copia_e_cola: null, valor_centavos: 11_250 });
    const toOpen = await findCobrancaToOpen(db(), txid);
    expect(toOpen.localizador).toMatch(/^[A-Z0-9]{6}$/);
    expect(toOpen.comprador_cpf).toMatch(/^\d{11}$/);
    expect(toOpen.seconds).toBeGreaterThan(400);
    await expect(findCobrancaToOpen(db(), 'x'.repeat(26))).rejects.toThrow('no result');
  });

  it('ends when the provider says, and is activated once', async () => {
    const txid = await charge(await unpaid());
    const expiraEm = new Date(Date.now() + 300_000);
    await activate(txid, expiraEm);
    await activate(txid, new Date(Date.now() + 999_000));
    expect(await rowOf(txid)).toMatchObject({ situacao: 'ativa', expira_em: expiraEm });
  });

  it('that was closed is not activated by a late answer, and is not among the open ones', async () => {
    const pedidoId = await unpaid();
    const txid = await charge(pedidoId);
    await closeCobrancaPix(db(), txid, 60);
    await activate(txid);
    expect((await rowOf(txid)).situacao).toBe('encerrada');
    expect(await listOpenCobrancasPix(db(), pedidoId)).toEqual([]);
    // Money may still come under it.
    expect((await listCobrancasPix(db(), pedidoId)).map((one) => one.txid)).toEqual([txid]);
  });

  it('that was paid is closed no more', async () => {
    const txid = await charge(await unpaid());
    await db().updateTable('cobranca_pix').set({ situacao: 'concluida' }).where('txid', '=', txid).execute();
    await closeCobrancaPix(db(), txid, 60);
    expect((await rowOf(txid)).situacao).toBe('concluida');
    await age(txid, 60);
    expect(await closeLongExpiredPix(db(), { txid, minutes: 30, pollInSeconds: 60 })).toBe(false);
  });

  it('that expired is overdue at once, and closed only after its grace', async () => {
    const pedidoId = await unpaid();
    const [early, late] = [await charge(pedidoId), await charge(pedidoId, { tentativa: 2 })];
    await age(early, 40);
    await age(late, 1);
    expect([...(await listOverdueTxids(db(), pedidoId))].sort()).toEqual([early, late].sort());
    const close = (txid: string) => closeLongExpiredPix(db(), { txid, minutes: 30, pollInSeconds: 60 });
    expect([await close(early), await close(late), await close(early)]).toEqual([true, false, false]);
    expect([...(await listOverdueTxids(db(), pedidoId))]).toEqual([late]);
  });

  it('for another sum than the order’s ends at once, one for the same sum stays', async () => {
    const pedidoId = await unpaid();
    const [other, same] = [await charge(pedidoId, { valor: 9_000 }), await charge(pedidoId, { tentativa: 2 })];
    await activate(other);
    await transaction((tx) => supersedeCobrancasPix(tx, pedidoId, 11_250));
    expect([...(await listOverdueTxids(db(), pedidoId))]).toEqual([other]);
    expect([(await rowOf(other)).substituida, (await rowOf(same)).substituida]).toEqual([true, false]);
  });

  it('stands among the attempts of its order, the latest first, each alive or not', async () => {
    const pedidoId = await unpaid();
    const [first, second] = [await charge(pedidoId), await charge(pedidoId, { tentativa: 2 })];
    await age(first, 1);
    const { tentativas, seconds } = await listTentativasPix(db(), pedidoId);
    expect(tentativas.map(({ txid, viva }) => [txid, viva])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(seconds).toBeGreaterThan(0);
    await expect(listTentativasPix(db(), '01900000-0000-7000-8000-000000000000')).rejects.toThrow(/no order/);
  });
});

describe('a notice of money', () => {
  const due = () => leaseDueAvisos(db(), 'aviso_pix', 100);
  const noticed = async (pedidoId: string) => {
    const txid = await charge(pedidoId);
    return [{ assunto: txid, pedidoId }];
  };

  it('is kept for a charge of ours, and for no other', async () => {
    const [known] = await noticed(await unpaid());
    expect(await upsertAvisosPix(db(), [known?.assunto ?? '', 'y'.repeat(26)])).toBe(1);
    expect(await upsertAvisosPix(db(), ['y'.repeat(26)])).toBe(0);
    expect((await due()).filter(({ assunto }) => assunto === known?.assunto)).toMatchObject([known]);
  });

  it('is due once, however often it comes, and counts how often that was', async () => {
    const known = await noticed(await unpaid());
    await upsertAvisos(db(), 'aviso_pix', known, 0);
    await upsertAvisos(db(), 'aviso_pix', known, 600);
    expect((await due()).filter(({ assunto }) => assunto === known[0]?.assunto)).toMatchObject([{ avisos: 2 }]);
    // The same subject at the card is another notice.
    expect(await leaseDueAvisos(db(), 'aviso_cartao', 100)).toEqual([]);
  });

  it('that came again since it was read is neither removed nor put off', async () => {
    const known = await noticed(await unpaid());
    const own = async () => (await due()).find(({ assunto }) => assunto === known[0]?.assunto);
    await upsertAvisos(db(), 'aviso_pix', known, 0);
    const read = await own();
    if (!read) throw new Error('a notice is due');
    await upsertAvisos(db(), 'aviso_pix', known, 0);
    await deleteAviso(db(), 'aviso_pix', read);
    await postponeAviso(db(), 'aviso_pix', read, 600);
    const again = await own();
    expect(again?.avisos).toBe(2);
    if (again) await postponeAviso(db(), 'aviso_pix', again, 600);
    expect(await own()).toBeUndefined();
  });

  it('that was worked on is gone', async () => {
    const known = await noticed(await unpaid());
    await upsertAvisos(db(), 'aviso_pix', known, 0);
    const [read] = (await due()).filter(({ assunto }) => assunto === known[0]?.assunto);
    if (read) await deleteAviso(db(), 'aviso_pix', read);
    expect((await due()).map(({ assunto }) => assunto)).not.toContain(known[0]?.assunto);
  });
});
