import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { Server } from '../createServer';
import type { Email } from '../platform/outbox/outbox';
import { EXECUTIVO, umaPessoa } from './testdata/posVenda';
import { bilheteOf, bruno, trocaOf } from './testdata/trocas';

let server: Server;
let people = 0;
let seats = 20;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const { total } = EXECUTIVO;
const db = () => server.services.database.db;
const pessoa = () => umaPessoa(server, `avisada${(people += 1)}`);
const seat = () => (seats += 1);
/** The subjects of the e-mails that name an order, in the order of the alphabet, but for those about its purchase. */
async function subjectsOf({ localizador }: Pick<Pedido, 'localizador'>): Promise<string[]> {
  const rows = await db().selectFrom('caixa_saida').select('corpo').execute();
  const subjects = rows.map(({ corpo }) => (corpo as Email).assunto);
  return subjects.filter((one) => /^(Cancelamos|Sua passagem foi)/.test(one) && one.includes(localizador)).toSorted();
}
/** Takes the buyer's address away, as of an order that was sold at a counter. */
const forgetAddress = ({ id }: Pedido) =>
  db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', id).execute();

describe('the buyer is told', () => {
  const cancelled = ({ localizador }: Pedido) => `Cancelamos sua passagem do pedido ${localizador}`;

  it('of each ticket that is cancelled, and once of the rest of an order', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat(), seat(), seat(), seat()]);
    for (const n of [0, 1]) expect((await eu.cancel(bilheteOf(pedido, n), total)).statusCode).toBe(200);
    expect(await subjectsOf(pedido)).toEqual([cancelled(pedido), cancelled(pedido)]);
    const url = `/api/Pedidos/${pedido.id}/Cancelamento`;
    expect((await eu.post(url, { devolverCentavos: 2 * total })).statusCode).toBe(200);
    expect(await subjectsOf(pedido)).toHaveLength(3);
  });

  it('of each ticket that takes the place of another', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat(), seat()]);
    const exchanged = await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(seat()));
    const given = trocaOf(await eu.post(`/api/Bilhetes/${bilheteOf(pedido, 1)}/Transferencia`, bruno));
    const [first, second] = [await eu.settle(exchanged.pedidoId), await eu.settle(given.pedidoId)];
    expect(await subjectsOf(first)).toEqual([`Sua passagem foi remarcada: ${first.localizador}`]);
    expect(await subjectsOf(second)).toEqual([`Sua passagem foi transferida: ${second.localizador}`]);
  });

  it('of nothing where the buyer left no address', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([seat(), seat()]);
    await forgetAddress(pedido);
    expect((await eu.cancel(bilheteOf(pedido), total)).statusCode).toBe(200);
    const { pedidoId } = await eu.exchangeAsPreviewed(bilheteOf(pedido, 1), await eu.escolha(seat()));
    expect([await subjectsOf(pedido), await subjectsOf(await eu.settle(pedidoId))]).toEqual([[], []]);
  });
});
