import { sql } from 'kysely';
import { askToWithdraw } from './andamentoBoletoRepository';
import { BoletoUnavailable } from './boletoPort';
import { hasDueBoletos, listDueBoletos } from './boletoRepository';
import { createPursueBoleto } from './pursueBoleto';
import type { SituacaoBoleto } from './tables';
import { boletosQuietos } from './testdata/boletosQuietos';
import { noBanco, umBanco, umPagamento } from './testdata/umBanco';

const { server, ana, db, begun, opened } = boletosQuietos();

/** A boleto in a state that it has come to as in the product, and its order. */
async function umBoletoEm(situacao: SituacaoBoleto): Promise<{ id: string; pedidoId: string; numero: string }> {
  const { id, pedidoId, numero } = await (situacao === 'registrando' ? begun() : opened());
  if (situacao === 'encerrando') await askToWithdraw(db(), id, 'desistencia');
  if (situacao === 'pago') {
    await ana().banco.pay(numero);
    await ana().noticed();
  }
  if (situacao === 'baixado') {
    await ana().runOut(pedidoId);
    await ana().sweep();
  }
  expect(await ana().boletos(pedidoId)).toMatchObject([{ situacao }]);
  await db()
    .updateTable('boleto')
    .set({ consultar_em: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();
  return { id, pedidoId, numero };
}

/** Its last payment was to be known so many days ago, and none is under way. */
const ranOutDaysAgo = (id: string, days: number) =>
  sql`update boleto set segura_ate = now() - make_interval(days => ${days}) where id = ${id}::uuid`.execute(db());

/** Seconds until the bank is asked about it again, rounded to ten; null where it is not any more. */
async function nextLook(id: string): Promise<number | null> {
  const { rows } = await sql<{ em: number | null }>`
    select extract(epoch from consultar_em - now())::float8 as em from boleto where id = ${id}::uuid`.execute(db());
  const em = rows[0]?.em ?? null;
  return em === null ? null : Math.max(0, Math.round(em / 10) * 10);
}

const pursue = (bank: ReturnType<typeof umBanco>, id: string) =>
  createPursueBoleto({ database: server().services.database, boleto: bank.port, publicUrl: 'http://localhost' })(id);

const HALF_AN_HOUR = 1800;
const SIX_HOURS = 21_600;

const answers = {
  'an open one': noBanco(),
  'a withdrawn one': noBanco({ situacao: 'BAIXADO' }),
  'a paid one without its payment': noBanco({ situacao: 'LIQUIDADO' }),
  'no such one': null,
  silence: new BoletoUnavailable('away'),
};

interface Look {
  from: SituacaoBoleto;
  /** Days since its last payment was to be known; negative before. */
  days?: number;
  answer: keyof typeof answers;
  asks: 'find' | 'withdraw';
  to: SituacaoBoleto;
  /** Seconds. */
  again: number | null;
}

/** Looks at boletos that may still be paid. */
const open: Look[] = [
  { from: 'registrando', answer: 'no such one', asks: 'find', to: 'registrando', again: 60 },
  { from: 'registrando', answer: 'an open one', asks: 'find', to: 'aberto', again: 60 },
  { from: 'registrando', answer: 'silence', asks: 'find', to: 'registrando', again: 60 },
  { from: 'aberto', answer: 'an open one', asks: 'find', to: 'aberto', again: HALF_AN_HOUR },
  { from: 'aberto', answer: 'no such one', asks: 'find', to: 'aberto', again: HALF_AN_HOUR },
  { from: 'aberto', answer: 'a withdrawn one', asks: 'find', to: 'aberto', again: HALF_AN_HOUR },
  { from: 'aberto', answer: 'silence', asks: 'find', to: 'aberto', again: 60 },
  { from: 'encerrando', answer: 'an open one', asks: 'withdraw', to: 'encerrando', again: 0 },
  { from: 'encerrando', answer: 'a paid one without its payment', asks: 'withdraw', to: 'encerrando', again: 0 },
  { from: 'encerrando', answer: 'no such one', asks: 'withdraw', to: 'baixado', again: SIX_HOURS },
  { from: 'encerrando', answer: 'a withdrawn one', asks: 'withdraw', to: 'baixado', again: SIX_HOURS },
  { from: 'encerrando', answer: 'silence', asks: 'withdraw', to: 'encerrando', again: 60 },
  { from: 'encerrando', days: 2, answer: 'silence', asks: 'withdraw', to: 'baixado', again: SIX_HOURS },
];
/** Looks at boletos that are over, under which money may come late. */
const closed = (['pago', 'baixado'] as const).flatMap((from): Look[] =>
  (['an open one', 'no such one', 'silence'] as const).flatMap((answer): Look[] => [
    { from, days: -1, answer, asks: 'find', to: from, again: SIX_HOURS },
    { from, days: 9, answer, asks: 'find', to: from, again: SIX_HOURS },
    { from, days: 11, answer, asks: 'find', to: from, again: null },
  ]),
);

describe('the next question to the bank', () => {
  it.each([...open, ...closed])(
    '$from, $days days after its end, answered with $answer: $to, asked again in $again s',
    async (look) => {
      const answer = answers[look.answer];
      const { id, pedidoId, numero } = await umBoletoEm(look.from);
      if (look.days !== undefined) await ranOutDaysAgo(id, look.days);
      const bank = umBanco(answer);
      const pursued = pursue(bank, id);
      if (answer instanceof Error) await expect(pursued).rejects.toBe(answer);
      else expect(await pursued).toBe(look.from !== look.to);
      expect(bank.asked).toEqual([`${look.asks} ${numero}`]);
      expect(await ana().boletos(pedidoId)).toMatchObject([{ situacao: look.to }]);
      expect(await nextLook(id)).toBe(look.again);
    },
  );

  it('follows at once where a boleto is to be taken back', async () => {
    const { id } = await umBoletoEm('aberto');
    await askToWithdraw(db(), id, 'desistencia');
    expect(await nextLook(id)).toBe(0);
  });

  it('is none for a closed boleto under which no money can come any more, nor for one that is not there', async () => {
    const { id } = await umBoletoEm('baixado');
    await db().updateTable('boleto').set({ consultar_em: null }).where('id', '=', id).execute();
    const bank = umBanco(noBanco({ pagamentos: [umPagamento(100)] }));
    expect(await pursue(bank, id)).toBe(false);
    expect(await pursue(bank, crypto.randomUUID())).toBe(false);
    expect(bank.asked).toEqual([]);
  });
});

describe('the boletos that the job works on', () => {
  const due = async () => (await listDueBoletos(db(), 50)).map(({ id }) => id);
  const isDue = async () => (await sql<{ due: boolean }>`select ${hasDueBoletos(db())} as due`.execute(db())).rows[0];
  const lookAt = (id: string, at: string | null) =>
    sql`update boleto set consultar_em = now() + ${at}::interval where id = ${id}::uuid`.execute(db());

  it('are those whose look is due, the longest waiting first', async () => {
    await sql`update boleto set consultar_em = null`.execute(db());
    const [one, other] = [await umBoletoEm('aberto'), await umBoletoEm('encerrando')];
    expect((await listDueBoletos(db(), 50)).find(({ id }) => id === one.id)?.pedido_id).toBe(one.pedidoId);
    await lookAt(one.id, '-1 minute');
    await lookAt(other.id, '-1 hour');
    expect(await due()).toEqual([other.id, one.id]);
    expect((await listDueBoletos(db(), 1)).map(({ id }) => id)).toEqual([other.id]);
    expect(await isDue()).toEqual({ due: true });
    await lookAt(other.id, '1 minute');
    expect(await due()).toEqual([one.id]);
    await lookAt(one.id, null);
    expect(await due()).toEqual([]);
    expect(await isDue()).toEqual({ due: false });
  });
});
