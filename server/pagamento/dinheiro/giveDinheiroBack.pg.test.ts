import { sql } from 'kysely';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { oweEstorno } from '../estornos/estornoRepository';
import { showCaixas } from '../../agencia/caixas/caixaHistory';
import { dinheiroInCaixa } from '../../agencia/caixas/movimentoRepository';
import { openCaixaOf } from '../../agencia/caixas/caixaRepository';
import { viewCaixa } from '../../agencia/caixas/caixaView';
import { createMoods, type Mood } from '../../sandbox/praxio/mood';
import { cancelBilhete } from '../../posVenda/cancelamento/cancelBilhetes';
import { payerOf, settleAtCounter } from './giveDinheiroBack';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import { opened } from '../../agencia/testdata/agencia';

/** A seat from São Paulo to Rio in the small catalogue. */
const CHEIO = 14_150;

let server: Server;
let vendedor: Awaited<ReturnType<typeof umBalcao>>;
let colleague: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;
let people = 0;

beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  vendedor = await umBalcao(server, `vende-${people}`);
  colleague = await umBalcao(server, `ajuda-${people}`);
  for (const { operadora } of [vendedor, colleague]) await float(operadora.id, 50_000);
});
afterEach(async () => expect(await checkInvariants(server.services.database.db)).toEqual([]));

const db = () => server.services.database.db;
type Counter = typeof vendedor;
const drawer = async ({ operadora }: Counter) =>
  dinheiroInCaixa(db(), (await openCaixaOf(db(), operadora.id))?.id ?? '');
const close = ({ operadora }: Counter) =>
  sql`update caixa set estado = 'fechado', fechado_em = now() where operador_id = ${operadora.id}`.execute(db());
const codigoDe = (answer: { json: <T>() => T }) => answer.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;

async function float(operadorId: string, valorCentavos: number): Promise<void> {
  const { recordMovement } = await import('../../agencia/caixas/recordMovement');
  await server.services.database.transaction((tx) =>
    recordMovement(tx, {
      operadorId,
      tipo: 'suprimento',
      modalidade: 'dinheiro',
      valorCentavos,
      motivo: 'Troco',
      chave: `suprimento/${operadorId}`,
    }),
  );
}

async function sold(): Promise<{ pedido: Pedido; bilheteId: string }> {
  const made = await vendedor.order([nextPoltrona++]);
  await vendedor.pay(made);
  const answer = await vendedor.send('GET', `/api/Pedidos/${made.id}`);
  const pedido = answer.json<{ data: Pedido }>().data;
  return { pedido, bilheteId: pedido.itens[0]?.bilheteId ?? '' };
}
const cancelBy = (who: Counter, { id }: Pick<Pedido, 'id'>) =>
  who.send('POST', `/api/Agencia/Pedidos/${id}/Cancelamento`, { devolverCentavos: CHEIO });
const handOver = (who: Counter, { id }: Pick<Pedido, 'id'>) => who.send('POST', `/api/Agencia/Pedidos/${id}/Devolucao`);
const state = async (id: string) =>
  (await db().selectFrom('pedido').select('situacao').where('id', '=', id).executeTakeFirstOrThrow()).situacao;

describe('cash of a cancelled counter sale', () => {
  it('leaves the drawer of the colleague who cancels, and the seller’s stays as it is', async () => {
    const { pedido } = await sold();
    const [atVendedor, atColleague] = [await drawer(vendedor), await drawer(colleague)];
    expect((await cancelBy(colleague, pedido)).statusCode).toBe(200);
    expect([await drawer(vendedor), await drawer(colleague)]).toEqual([atVendedor, atColleague - CHEIO]);
    expect(await state(pedido.id)).toBe('estornado');
  });

  it('is paid by the colleague where the seller’s till is closed', async () => {
    const { pedido } = await sold();
    await close(vendedor);
    const before = await drawer(colleague);
    expect((await cancelBy(colleague, pedido)).statusCode).toBe(200);
    expect(await drawer(colleague)).toBe(before - CHEIO);
  });

  it('needs a till of the operator who cancels, and nothing is cancelled without one', async () => {
    const { pedido } = await sold();
    await close(colleague);
    const before = await drawer(vendedor);
    const refused = await cancelBy(colleague, pedido);
    expect([refused.statusCode, codigoDe(refused)]).toEqual([409, 'CAIXA_FECHADO']);
    expect([await state(pedido.id), await drawer(vendedor)]).toEqual(['emitido', before]);
  });

  it('is in the report of the till it left, with the seller’s name, and costs the colleague no commission', async () => {
    const { pedido } = await sold();
    await cancelBy(colleague, pedido);
    const caixa = await openCaixaOf(db(), colleague.operadora.id);
    if (!caixa) throw new Error('no till');
    const report = await viewCaixa(db(), colleague.operadora, caixa);
    expect(report.movimentos.at(-1)).toMatchObject({
      tipo: 'cancelamento',
      modalidade: 'dinheiro',
      valorCentavos: -CHEIO,
      localizador: pedido.localizador,
      vendidoPor: vendedor.operadora.nome,
    });
    const own = await openCaixaOf(db(), vendedor.operadora.id);
    if (!own) throw new Error('no till');
    const { movimentos } = await viewCaixa(db(), vendedor.operadora, own);
    expect(movimentos.filter(({ tipo }) => tipo === 'cancelamento')).toEqual([]);
    const { linhas } = await showCaixas(db(), vendedor.operadora, {});
    expect(linhas).toMatchObject([{ id: own.id, liquidoCentavos: CHEIO }]);
  });

  it('leaves one drawer once, whoever of both is quicker', async () => {
    const { pedido } = await sold();
    const before = (await drawer(vendedor)) + (await drawer(colleague));
    const answers = await Promise.all([cancelBy(vendedor, pedido), cancelBy(colleague, pedido)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await drawer(vendedor)) + (await drawer(colleague))).toBe(before - CHEIO);
  });
});

describe('a cancellation by somebody who stands at no counter', () => {
  /** As the customer would do it at home: no operator is behind the identity. */
  const cancelAtHome = (bilheteId: string) =>
    server.services.database.transaction(async (tx) => {
      const dono = vendedor.operadora.identidade_sub ?? '';
      const done = await cancelBilhete(tx, dono, { bilheteId, devolverCentavos: CHEIO });
      await settleAtCounter(tx, done.pedidoId, await payerOf(tx, 'cliente-em-casa'));
      return done;
    });

  it('leaves every drawer as it is, however often the sweeper looks, until an operator hands the cash over', async () => {
    const { pedido, bilheteId } = await sold();
    const [atVendedor, atColleague] = [await drawer(vendedor), await drawer(colleague)];
    await cancelAtHome(bilheteId);
    await vendedor.send('POST', `/api/Pedidos/${pedido.id}/Concluir`);
    expect(await drawer(vendedor)).toBe(atVendedor);
    expect(await state(pedido.id)).toBe('estorno_em_processamento');
    const detail = await colleague.send('GET', `/api/Agencia/Pedidos/${pedido.id}`);
    expect(detail.json()).toMatchObject({ data: { acoes: { devolverCentavos: CHEIO } } });
    const paid = await handOver(colleague, pedido);
    expect(paid.json()).toEqual({ data: { devolvidoCentavos: CHEIO } });
    expect([await drawer(vendedor), await drawer(colleague)]).toEqual([atVendedor, atColleague - CHEIO]);
    expect(await state(pedido.id)).toBe('estornado');
    expect(codigoDe(await handOver(colleague, pedido))).toBe('SEM_DEVOLUCAO_EM_DINHEIRO');
  });

  it('is handed over once, by two operators at once or under one key twice', async () => {
    const { pedido, bilheteId } = await sold();
    await cancelAtHome(bilheteId);
    const before = (await drawer(vendedor)) + (await drawer(colleague));
    const answers = await Promise.all([handOver(vendedor, pedido), handOver(colleague, pedido)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await drawer(vendedor)) + (await drawer(colleague))).toBe(before - CHEIO);
  });
});

describe('cash of a seat that could not be issued', () => {
  const beIn = (modo: Mood) => createMoods(server.services.database).write(modo, 0);
  afterEach(() => beIn('normal'));

  /** An order in cash of which a real is owed back, though nobody cancelled it. */
  async function owing(): Promise<Pedido> {
    const made = await vendedor.order([nextPoltrona++]);
    await vendedor.pay(made);
    await close(vendedor);
    const { id: origem } = await db()
      .selectFrom('recebimento_balcao')
      .select('id')
      .where('pedido_id', '=', made.id)
      .executeTakeFirstOrThrow();
    const refund = { pedidoId: made.id, meio: 'dinheiro', origem, itemN: 0, valorCentavos: 100 } as const;
    await server.services.database.transaction(async (tx) => {
      await lockPedido(tx, made.id);
      await oweEstorno(tx, { ...refund, motivo: 'emissao_recusada' });
    });
    return made;
  }
  const conclude = ({ id }: Pedido) => vendedor.send('POST', `/api/Pedidos/${id}/Concluir`);
  const refunds = ({ id }: Pedido) =>
    db().selectFrom('estorno').select('situacao').where('pedido_id', '=', id).execute();

  it('goes back whole to the till of whoever took it where the operator sells none of its seats', async () => {
    const before = await drawer(vendedor);
    await beIn('ocupada');
    const made = await vendedor.order([nextPoltrona++]);
    await vendedor.pay(made);
    const owed = db()
      .selectFrom('estorno')
      .select(['meio', 'motivo', 'valor_centavos'])
      .where('pedido_id', '=', made.id);
    expect(await owed.execute()).toEqual([{ meio: 'dinheiro', motivo: 'emissao_recusada', valor_centavos: CHEIO }]);
    await conclude(made);
    expect(await refunds(made)).toEqual([{ situacao: 'feito' }]);
    expect([await state(made.id), await drawer(vendedor)]).toEqual(['estornado', before]);
  });

  it('is handed over by a colleague while its seller has no till, and not once more when they open one', async () => {
    const made = await owing();
    const before = await drawer(colleague);
    expect((await handOver(colleague, made)).statusCode).toBe(200);
    expect(await drawer(colleague)).toBe(before - 100);
    await conclude(made);
    const left = await db().selectFrom('estorno').select('id').where('situacao', '<>', 'feito').execute();
    expect(left).toEqual([]);
  });

  it('stays owed while its seller has no till, and leaves the till that they open next by itself', async () => {
    const made = await owing();
    const others = await drawer(colleague);
    expect((await conclude(made)).statusCode).toBe(200);
    expect(await refunds(made)).toEqual([{ situacao: 'em_processamento' }]);
    await opened(server.services.database, vendedor.operadora, 5_000);
    await db()
      .updateTable('estorno')
      .set({ tentar_em: sql<Date>`now()` })
      .where('pedido_id', '=', made.id)
      .execute();
    await conclude(made);
    expect(await refunds(made)).toEqual([{ situacao: 'feito' }]);
    expect([await drawer(vendedor), await drawer(colleague)]).toEqual([4_900, others]);
  });
});
