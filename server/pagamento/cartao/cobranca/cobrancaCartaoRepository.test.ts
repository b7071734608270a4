import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import type { Tables } from '../../../platform/database/tables';
import { umaPessoa } from '../../../posVenda/testdata/posVenda';
import { hasOpenAttempt, latestAttempt } from '../tentativa/tentativaCartaoRepository';
import {
  clearContestada,
  endReserved,
  findAcceptedCartao,
  findChaveCartao,
  listNoticedCartao,
  markContestada,
  postponeReserved,
  rejectAcceptedCartao,
} from './cobrancaCartaoRepository';

type Nova = Insertable<Tables['cobranca_cartao']>;

let server: Server;
let nextPoltrona = 1;
beforeAll(async () => {
  server = await startServer();
  // Only what a test does may take or give back money.
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const transaction: Server['services']['database']['transaction'] = (work) => server.services.database.transaction(work);

const unpaid = async () => (await umaPessoa(server, `cartao${nextPoltrona}`).pedidoFor([nextPoltrona++])).id;

/** Money that was reserved or taken has an id at the acquirer, an amount and a destination. */
const money = (fields: Partial<Nova>): Partial<Nova> => ({
  destino: 'aceito',
  pagamento_id: randomUUID(),
  autorizado_centavos: 11_250,
  ...fields,
});

/** A payment by card of an order, as far as these fields say. */
async function payment(pedidoId: string, fields: Partial<Nova> = {}, tentativa = 1): Promise<string> {
  const id = randomUUID();
  const token = `tok_${id}`;
  await db()
    .insertInto('cobranca_cartao')
    .values({
      id,
      pedido_id: pedidoId,
      tentativa,
      tipo: 'credito',
      parcelas: 1,
      token,
      retorno: 'https://itape.test',
      chave: id.replaceAll('-', ''),
      valor_centavos: 11_250,
      nonce: createHash('sha256').update(id).digest('hex').slice(0, 32),
      dispositivo: '{}',
      ...fields,
    })
    .execute();
  return id;
}
const rowOf = (id: string) =>
  db().selectFrom('cobranca_cartao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a card payment that is only reserved', () => {
  it('is taken or voided once, and looked at no more', async () => {
    const id = await payment(await unpaid(), money({ situacao: 'autorizada', consultar_em: new Date() }));
    await endReserved(db(), id, 'capturada');
    expect(await rowOf(id)).toMatchObject({ situacao: 'capturada', consultar_em: null });
    await endReserved(db(), id, 'cancelada');
    expect((await rowOf(id)).situacao).toBe('capturada');
  });

  it('is looked at later where it is looked at at all', async () => {
    const [due, done] = [
      await payment(await unpaid(), money({ situacao: 'autorizada', consultar_em: new Date(0) })),
      await payment(await unpaid(), money({ situacao: 'autorizada', consultar_em: null })),
    ];
    await postponeReserved(db(), due, 600);
    await postponeReserved(db(), done, 600);
    expect((await rowOf(due)).consultar_em?.getTime()).toBeGreaterThan(Date.now());
    expect((await rowOf(done)).consultar_em).toBeNull();
  });
});

describe('the card payment that pays an order', () => {
  it('is the accepted one, until it has to go back, once', async () => {
    const pedidoId = await unpaid();
    const id = await payment(pedidoId, money({ situacao: 'capturada', consultar_em: new Date() }));
    expect(await findAcceptedCartao(db(), pedidoId)).toBe(id);
    const back = await transaction((tx) => rejectAcceptedCartao(tx, pedidoId, 'valor_mudou'));
    expect(back).toEqual([{ id, valor_centavos: 11_250 }]);
    expect(await rowOf(id)).toMatchObject({ destino: 'devolver', motivo: 'valor_mudou', consultar_em: null });
    expect(await findAcceptedCartao(db(), pedidoId)).toBeNull();
    expect(await transaction((tx) => rejectAcceptedCartao(tx, pedidoId, null))).toEqual([]);
    // A reason that is not told leaves the first one.
    expect((await rowOf(id)).motivo).toBe('valor_mudou');
  });

  it('is none of another order', async () => {
    const [one, other] = [await unpaid(), await unpaid()];
    await payment(one, money({ situacao: 'capturada' }));
    expect(await findAcceptedCartao(db(), other)).toBeNull();
  });
});

describe('a payment that the acquirer tells of', () => {
  it('is found by its id there or by our key, and not before money was asked for', async () => {
    const pedidoId = await unpaid();
    const id = await payment(pedidoId, money({ situacao: 'autorizada', pagamento_id: 'adiq-1' }));
    const asked = await payment(await unpaid(), { situacao: 'criada' });
    const chave = await findChaveCartao(db(), id);
    const known = [{ assunto: id, pedidoId }];
    expect(await listNoticedCartao(db(), ['adiq-1', 'adiq-9'])).toEqual(known);
    expect(await listNoticedCartao(db(), [chave])).toEqual(known);
    expect(await listNoticedCartao(db(), [await findChaveCartao(db(), asked)])).toEqual([]);
    await expect(findChaveCartao(db(), randomUUID())).rejects.toThrow('no result');
  });

  it('as disputed is so since it was first told, until it is told otherwise', async () => {
    const pedidoId = await unpaid();
    const id = await payment(pedidoId, money({ situacao: 'capturada' }));
    expect(await transaction((tx) => markContestada(tx, id))).toEqual({ pedido_id: pedidoId, destino: 'aceito' });
    const since = (await rowOf(id)).contestado_em;
    await transaction((tx) => markContestada(tx, id));
    expect((await rowOf(id)).contestado_em).toEqual(since);
    await clearContestada(db(), id);
    expect((await rowOf(id)).contestado_em).toBeNull();
    await expect(transaction((tx) => markContestada(tx, randomUUID()))).rejects.toThrow('no result');
  });
});

describe('the attempts of an order', () => {
  it.each([
    ['criada', true],
    ['desafio', true],
    ['autorizando', true],
    ['autorizada', false],
    ['recusada', false],
    ['abandonada', false],
  ] as const)('that are %s may still take money: %s', async (situacao, open) => {
    const pedidoId = await unpaid();
    const fields = {
      ...(situacao === 'desafio' && { desafio_url: 'https://acs.test', desafio_ate: new Date() }),
      ...(situacao === 'autorizada' && money({})),
    };
    await payment(pedidoId, { ...fields, situacao });
    expect(await hasOpenAttempt(db(), pedidoId)).toBe(open);
  });

  it('are known by the last one, with what the database’s clock says of it', async () => {
    const pedidoId = await unpaid();
    expect(await latestAttempt(db(), pedidoId)).toBeUndefined();
    await payment(pedidoId, { situacao: 'recusada' });
    const id = await payment(
      pedidoId,
      { situacao: 'desafio', desafio_url: 'https://acs.test', desafio_ate: new Date(Date.now() + 60_000) },
      2,
    );
    const last = await latestAttempt(db(), pedidoId);
    expect(last).toMatchObject({ id, desafioVencido: false, esperaSegundos: 0 });
    expect(last?.desafioRestanteMs).toBeGreaterThan(30_000);
    await db()
      .updateTable('cobranca_cartao')
      .set({ desafio_ate: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect(await latestAttempt(db(), pedidoId)).toMatchObject({ desafioVencido: true, desafioRestanteMs: 0 });
  });
});
