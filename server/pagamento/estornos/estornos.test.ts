import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umaPessoa } from '../../posVenda/testdata/posVenda';
import type { CartaoPayment } from '../cartao/cartaoPort';
import type { Estorno } from '../pix/pixPort';
import { owePart, planReturns } from './estornoSources';
import { payEstornos, type EstornoPort } from './estornos';
import { holdsMoney, reasonToReturn } from './reasonToReturn';

let server: Server;
let nextPoltrona = 20;
beforeAll(async () => {
  server = await startServer();
  // Only what a test does may give money back.
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;
const db = () => database().db;
/** An issued order of one seat, paid by Pix. */
const bought = async () => {
  const pedido = await umaPessoa(server, `pessoa${nextPoltrona}`).buy([nextPoltrona++]);
  return { id: pedido.id, total: pedido.totalCentavos };
};
const owe = (pedidoId: string, itemN: number, valorCentavos: number) =>
  database().transaction((tx) => owePart(tx, { pedidoId, itemN, valorCentavos, motivo: 'emissao_recusada' }));
const rowsOf = (pedidoId: string) =>
  db().selectFrom('estorno').selectAll().where('pedido_id', '=', pedidoId).orderBy('item_n').execute();
const states = async (pedidoId: string) => (await rowsOf(pedidoId)).map(({ situacao }) => situacao);
const mailsOf = async (pedidoId: string) => {
  const chaves = (await rowsOf(pedidoId)).map(({ id }) => `estorno/${id}`);
  return db().selectFrom('caixa_saida').selectAll().where('chave', 'in', chaves).execute();
};
const dueAgain = (pedidoId: string) =>
  db()
    .updateTable('estorno')
    .set({ tentar_em: sql<Date>`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', '<>', 'feito')
    .execute();
/** A provider that answers this; it keeps what it was asked. */
function provider(...situacoes: (Estorno['situacao'] | Error)[]) {
  const asked: Parameters<EstornoPort>[] = [];
  const pix: EstornoPort = async (origem, id, valorCentavos) => {
    asked.push([origem, id, valorCentavos]);
    const situacao = situacoes.length > 1 ? situacoes.shift() : situacoes[0];
    if (situacao === undefined || situacao instanceof Error) throw situacao ?? new Error('no answer');
    return { id, valorCentavos, situacao };
  };
  return { pix, asked };
}

describe('what is owed back', () => {
  it('is never more than was paid, not even in parts, and a refused part leaves nothing', async () => {
    const { id, total } = await bought();
    await owe(id, 0, total - 1);
    await expect(owe(id, 1, 2)).rejects.toThrow('more than was paid');
    expect((await rowsOf(id)).map(({ valor_centavos }) => valor_centavos)).toEqual([total - 1]);
    await owe(id, 1, 1);
    await expect(owe(id, 2, 1)).rejects.toThrow('more than was paid');
  });

  it('says by which way it comes, until nothing is left of what was paid', async () => {
    const { id, total } = await bought();
    const next = async () => (await planReturns(db(), id)).split(1).map(({ meio }) => meio);
    expect(await next()).toEqual(['pix']);
    await owe(id, 0, total);
    expect(await next()).toEqual([]);
  });

  it('of one seat is owed once, though two say so at once', async () => {
    const { id, total } = await bought();
    const half = Math.floor(total / 2);
    await Promise.allSettled([owe(id, 0, half), owe(id, 0, half)]);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('is asked for under its own id, in letters and digits, and told to the buyer once', async () => {
    const { id, total } = await bought();
    await owe(id, 0, total);
    const bank = provider('DEVOLVIDO');
    await payEstornos(database(), bank, id);
    await payEstornos(database(), bank, id);
    const [row] = await rowsOf(id);
    expect(bank.asked).toEqual([[row?.origem, row?.id.replaceAll('-', ''), total]]);
    expect(bank.asked[0]?.[1]).toMatch(/^[a-z0-9]{1,35}$/);
    expect(row).toMatchObject({ situacao: 'feito', tentativas: 1, tentar_em: null });
    expect(row?.concluido_em).toBeInstanceOf(Date);
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(JSON.stringify(mail?.corpo)).toContain('a passagem não pôde ser emitida');
  });

  it.each([
    ['EM_PROCESSAMENTO', 'em_processamento', 60],
    ['NAO_REALIZADO', 'nao_realizado', 3_600],
  ] as const)(
    'that is %s is asked for again after its time, not before, and told to nobody',
    async (answer, situacao, seconds) => {
      const { id, total } = await bought();
      await owe(id, 0, total);
      const bank = provider(answer, 'DEVOLVIDO');
      await payEstornos(database(), bank, id);
      const [row] = await rowsOf(id);
      expect(row).toMatchObject({ situacao, concluido_em: null });
      const wait = ((row?.tentar_em?.getTime() ?? 0) - Date.now()) / 1_000;
      expect(Math.abs(wait - seconds)).toBeLessThan(30);
      await payEstornos(database(), bank, id);
      expect([bank.asked.length, (await mailsOf(id)).length]).toEqual([1, 0]);
      await dueAgain(id);
      await payEstornos(database(), bank, id);
      expect(bank.asked[1]).toEqual(bank.asked[0]);
      expect([await states(id), (await mailsOf(id)).length]).toEqual([['feito'], 1]);
    },
  );

  it('that fails keeps no other one waiting, stays owed, and is known to the caller', async () => {
    const { id, total } = await bought();
    await owe(id, 0, 100);
    await owe(id, 1, total - 100);
    const bank = provider(new Error('the bank is away'), 'DEVOLVIDO');
    await expect(payEstornos(database(), bank, id)).rejects.toThrow('the bank is away');
    expect(bank.asked).toHaveLength(2);
    expect((await states(id)).sort()).toEqual(['feito', 'pendente']);
    await payEstornos(database(), provider('DEVOLVIDO'), id);
    expect(await states(id)).toEqual(['feito', 'feito']);
  });

  it('in a way that has no provider stays owed, and is asked of no other', async () => {
    const { id, total } = await bought();
    await owe(id, 0, total);
    await db().updateTable('estorno').set({ meio: 'dinheiro' }).where('pedido_id', '=', id).execute();
    const bank = provider('DEVOLVIDO');
    await payEstornos(database(), bank, id);
    expect([bank.asked, await states(id)]).toEqual([[], ['pendente']]);
  });

  it('that two workers pay at once is one for the provider and one for the buyer', async () => {
    const { id, total } = await bought();
    await owe(id, 0, total);
    const bank = provider('DEVOLVIDO');
    await Promise.all([payEstornos(database(), bank, id), payEstornos(database(), bank, id)]);
    expect(new Set(bank.asked.map(([, key]) => key)).size).toBe(1);
    expect([await states(id), (await mailsOf(id)).length]).toEqual([['feito'], 1]);
  });

  it('that came back is not opened again by an answer that was late', async () => {
    const { id, total } = await bought();
    await owe(id, 0, total);
    const done = provider('DEVOLVIDO');
    const late: EstornoPort = async (_, key, valorCentavos) => {
      // The answer comes after the lease, under which no other run asks.
      await sql`update estorno set tentar_em = now() where pedido_id = ${id}`.execute(db());
      await payEstornos(database(), done, id);
      return { id: key, valorCentavos, situacao: 'EM_PROCESSAMENTO' };
    };
    await payEstornos(database(), { pix: late }, id);
    expect(await states(id)).toEqual(['feito']);
    expect((await rowsOf(id))[0]?.tentar_em).toBeNull();
  });

  it('to a buyer without an address is paid all the same', async () => {
    const { id, total } = await bought();
    await db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', id).execute();
    await owe(id, 0, total);
    await payEstornos(database(), provider('DEVOLVIDO'), id);
    expect([await states(id), (await mailsOf(id)).length]).toEqual([['feito'], 0]);
  });
});

describe('the order of a refund', () => {
  const situacaoOf = async (id: string) =>
    (await db().selectFrom('pedido').select('situacao').where('id', '=', id).executeTakeFirstOrThrow()).situacao;

  it('is given back once all of its money is, and stays issued where only a part of it goes back', async () => {
    const issued = await bought();
    await owe(issued.id, 0, 100);
    await payEstornos(database(), provider('DEVOLVIDO'), issued.id);
    expect(await situacaoOf(issued.id)).toBe('emitido');

    const ended = await bought();
    await db().updateTable('pedido').set({ situacao: 'estorno_em_processamento' }).where('id', '=', ended.id).execute();
    await owe(ended.id, 0, 100);
    await owe(ended.id, 1, ended.total - 100);
    await payEstornos(database(), provider('DEVOLVIDO', 'EM_PROCESSAMENTO'), ended.id);
    expect(await situacaoOf(ended.id)).toBe('estorno_em_processamento');
    await dueAgain(ended.id);
    await payEstornos(database(), provider('DEVOLVIDO'), ended.id);
    expect(await situacaoOf(ended.id)).toBe('estornado');
  });
});

describe('money of a card that arrives', () => {
  const payment = (situacao: CartaoPayment['situacao']): CartaoPayment => ({
    id: 'p',
    situacao,
    valorCentavos: 1,
    codigo: '00',
  });

  it.each([
    ['is awaited, of the same sum', 'autorizado', true, true, null],
    ['is awaited, of another sum', 'capturado', true, false, 'valor_divergente'],
    ['is awaited no more', 'capturado', false, true, 'pago_de_novo'],
    ['is awaited no more, of another sum', 'capturado', false, false, 'valor_divergente'],
    ['is disputed, though all else is right', 'contestado', true, true, 'contestado'],
    ['is disputed, and wrong besides', 'contestado', false, false, 'contestado'],
  ] as const)('and %s goes back for its reason', (_, situacao, isAwaited, isSameAmount, reason) => {
    expect(reasonToReturn({ payment: payment(situacao), isAwaited, isSameAmount })).toBe(reason);
  });

  it.each([
    ['autorizado', true],
    ['capturado', true],
    ['contestado', true],
    ['cancelado', false],
    ['negado', false],
  ] as const)('is none where the acquirer holds nothing: %s', (situacao, holds) => {
    expect(holdsMoney(payment(situacao))).toBe(holds);
  });
});
