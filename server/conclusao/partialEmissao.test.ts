import { sql } from 'kysely';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { freePoltronas } from '../../tests/support/viagensDeTeste';
import { hasOpenPedido } from '../pedidos/pedidoRepository';
import { umComprador } from '../pedidos/testdata/comprador';
import { sendQueued, type Email } from '../platform/outbox/outbox';
import { startOperadora } from '../bilhetes/emissao/testdata/operador';

let operadora: Awaited<ReturnType<typeof startOperadora>>;

beforeAll(async () => {
  operadora = await startOperadora();
}, START_MS);
afterAll(() => operadora.server.close());
afterEach(async () => {
  await operadora.beIn('normal');
  await expectInvariants(operadora.server);
});

describe('an operator that sells a part', () => {
  it('leaves the person with the tickets there are, and issues the rest when it can', async () => {
    const { ana, beIn, bilhetesOf, emailsOf, paid, wait } = operadora;
    const { id } = await paid([1, 2, 3]);
    await beIn('parcial');
    const first = await ana.conclude(id);
    expect(first.situacao).toBe('emitido_parcial');
    expect(first.itens.filter(({ bilheteId }) => bilheteId !== null)).toHaveLength(1);
    expect(first.emissao?.poltronas).toHaveLength(2);

    await beIn('normal');
    await wait(id);
    const second = await ana.conclude(id);
    expect(second.situacao).toBe('emitido');
    expect(second.emissao).toBeUndefined();
    expect(await bilhetesOf(id)).toHaveLength(3);
    expect((await emailsOf(id)).map(({ chave }) => chave.split('/')[0]).sort()).toEqual([
      'emissao-pendente',
      'pedido-emitido',
      'pedido-emitido-parcial',
    ]);
  });

  it('keeps the account from being deleted until the last seat is issued [OC12]', async () => {
    const { server, paid, beIn, wait, db } = operadora;
    const duda = umComprador(server, 'duda');
    const { id } = await paid([1, 2], duda);
    await beIn('parcial');
    expect((await duda.conclude(id)).situacao).toBe('emitido_parcial');
    expect(await hasOpenPedido(db, 'duda')).toBe(true);
    await beIn('normal');
    await wait(id);
    await duda.conclude(id);
    expect(await hasOpenPedido(db, 'duda')).toBe(false);
  });

  it('gives back exactly what the refused seats cost, once, and keeps the ticket that there is', async () => {
    const { server, bank, ana, beIn, paid, wait } = operadora;
    const { id, viagemId, e2eid } = await paid([1, 2, 3]);
    await beIn('parcial');
    await ana.conclude(id);
    await beIn('recusa');
    await wait(id, { hours: 6 });
    const pedido = await ana.conclude(id);
    await ana.conclude(id);
    expect(pedido.situacao).toBe('emitido_parcial');
    const [kept] = pedido.itens.filter(({ bilheteId }) => bilheteId !== null);
    const { devolucoes = [] } = await bank.getPix(e2eid);
    expect(devolucoes.map(({ valor }) => valor)).toEqual(['141.50', '141.50']);
    expect(pedido.totalCentavos - 2 * 14_150).toBe(kept?.preco.totalCentavos);
    const free = await freePoltronas(server, viagemId, 'saoPaulo', 'rio');
    expect([1, 2, 3].filter((poltrona) => !free.includes(poltrona))).toEqual([kept?.poltrona]);
  });
});

describe('an order issued in part and cancelled', () => {
  it('ends with its last ticket: what was refused is back already', async () => {
    const { bank, ana, beIn, paid, wait, cancel } = operadora;
    const { id, e2eid } = await paid([1, 2]);
    await beIn('parcial');
    await ana.conclude(id);
    await beIn('recusa');
    await wait(id, { hours: 6 });
    const pedido = await ana.conclude(id);
    const bilheteId = pedido.itens.find((item) => item.bilheteId !== null)?.bilheteId ?? '';
    expect(await cancel(bilheteId)).toBeLessThan(300);
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    const { devolucoes = [] } = await bank.getPix(e2eid);
    expect(devolucoes.map(({ valor }) => valor)).toEqual(['141.50', '141.50']);
  });

  it('ends with its last seat where that one is refused after the ticket was cancelled', async () => {
    const { bank, ana, beIn, paid, wait, cancel } = operadora;
    const { id, e2eid } = await paid([1, 2]);
    await beIn('parcial');
    const pedido = await ana.conclude(id);
    const bilheteId = pedido.itens.find((item) => item.bilheteId !== null)?.bilheteId ?? '';
    expect(await cancel(bilheteId)).toBeLessThan(300);
    expect((await ana.read(id)).situacao).toBe('emitido_parcial');
    await beIn('recusa');
    await wait(id, { hours: 6 });
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    const { devolucoes = [] } = await bank.getPix(e2eid);
    expect(devolucoes.map(({ valor }) => valor)).toEqual(['141.50', '141.50']);
  });
});

describe('what follows the sale', () => {
  it('is told once, however often it is concluded and though the sender fails after sending [OC8]', async () => {
    const { server, ana, emailsOf, paid, db } = operadora;
    const { id } = await paid([1]);
    const conclude = () => ana.post(`/api/Pedidos/${id}/Concluir`);
    await Promise.all([conclude(), conclude()]);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const mailbox = new Map<string, Email>();
    let fails = 1;
    const send = (key: string, email: Email): Promise<void> => {
      mailbox.set(key, email);
      return fails-- > 0 ? Promise.reject(new Error('lost after sending')) : Promise.resolve();
    };
    await sendQueued(server.services.database, { send });
    await db
      .updateTable('caixa_saida')
      .set({ tentar_em: sql<Date>`now()` })
      .execute();
    await sendQueued(server.services.database, { send });
    expect([...mailbox.values()].filter(({ assunto }) => assunto.includes('emitida'))).not.toHaveLength(0);
    const rows = await emailsOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.publicado_em).not.toBeNull();
  });

  it('gives the sale back to the operator when its ticket has ended', async () => {
    const { ana, emissaoOf, vendasOf, paid, cancel, sweepVendas } = operadora;
    const { id } = await paid([5]);
    const [item] = (await ana.conclude(id)).itens;
    expect(await cancel(item?.bilheteId ?? '')).toBeLessThan(300);
    await sweepVendas();
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'devolvida' }]);
    expect(await vendasOf(id)).toMatchObject([{ devolvida_em: expect.any(Date) }]);
  });
});
