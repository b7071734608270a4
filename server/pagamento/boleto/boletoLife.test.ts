import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createHttpBoleto } from '../../adapters/boleto/httpBoleto';
import { umComprador, payTxid, noticesSettled } from '../../pedidos/testdata/comprador';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { SANDBOX_CLIENT } from '../../sandbox/pix/tokens';
import { BoletoUnavailable, noBank, type BoletoPort } from './boletoPort';
import { boletosQuietos } from './testdata/boletosQuietos';

const { server, ana, db, umaPoltrona } = boletosQuietos();
const bank = (): BoletoPort => {
  const baseUrl = `${LOCAL_ORIGIN}/_sandbox/boleto`;
  return createHttpBoleto(
    { ...SANDBOX_CLIENT, baseUrl, tokenUrl: `${baseUrl}/oauth/token` },
    createLocalFetch(server().app),
  );
};

describe('a boleto that is not paid', () => {
  it('is taken back at its end, frees its seats, and tells its buyer', async () => {
    const poltrona = umaPoltrona();
    const { id } = await ana().charged([poltrona]);
    await ana().runOut(id);
    await ana().sweep();
    expect(await ana().situacaoOf(id)).toBe('pagamento_expirado');
    expect((await ana().banco.get(await ana().numeroOf(id))).situacao).toBe('BAIXADO');
    await expect(ana().banco.pay(await ana().numeroOf(id))).rejects.toThrow('baixado');
    await expect(umComprador(server(), 'bia').hold([poltrona])).resolves.toBeDefined();
    expect((await ana().emails(id, 'boleto-vencido')).join()).toContain('não foi pago');
    expect(
      await db()
        .selectFrom('boleto_lugar')
        .select('lugar')
        .where('boleto_id', '=', (await ana().boletos(id))[0]?.id ?? '')
        .execute(),
    ).toEqual([]);
  });

  it('keeps its order waiting while the bank does not answer, until a day has passed', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().runOut(id);
    await ana().sweep(noBank);
    expect(await ana().situacaoOf(id)).toBe('aguardando_pagamento');
    await ana().runOut(id, 25);
    await ana().sweep(noBank);
    expect(await ana().situacaoOf(id)).toBe('pagamento_expirado');
  });

  it('whose order is given up is taken back first', async () => {
    const poltrona = umaPoltrona();
    const { id } = await ana().charged([poltrona]);
    const { reserva_id } = await db()
      .selectFrom('pedido')
      .select('reserva_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const gone = await server().app.inject({
      method: 'DELETE',
      url: `/api/Reservas/${reserva_id}`,
      headers: { authorization: `Bearer teste.${await donoOf(id)}` },
    });
    expect(gone.statusCode).toBe(204);
    expect(await ana().situacaoOf(id)).toBe('cancelado');
    expect(await ana().boletos(id)).toMatchObject([{ situacao: 'baixado', motivo: 'desistencia' }]);
    await expect(umComprador(server(), 'bia').hold([poltrona])).resolves.toBeDefined();
  });

  it('that was superseded holds its seats no longer than a new hold does', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await db()
      .updateTable('boleto')
      .set({ situacao: 'encerrando', motivo: 'valor_mudou' })
      .where('pedido_id', '=', id)
      .execute();
    await ana().sweep();
    const { rows } = await sql<{ minutos: number }>`
      select extract(epoch from max(o.expira_em) - now())::float8 / 60 as minutos from ocupacao o
      join pedido p on p.reserva_id = o.reserva_id where p.id = ${id}::uuid`.execute(db());
    expect(rows[0]?.minutos).toBeLessThanOrEqual(10);
    expect(await ana().read(id)).not.toHaveProperty('boletoVence');
  });
});

const donoOf = async (id: string): Promise<string> =>
  (await db().selectFrom('pedido').select('dono').where('id', '=', id).executeTakeFirstOrThrow()).dono;

describe('money of a boleto', () => {
  it('whose notice got lost is found by the sweep', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(id));
    await ana().sweep();
    expect(await ana().situacaoOf(id)).toBe('emitido');
  });

  it('that was paid in time keeps the seats, although the bank tells of it at the very end', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(id));
    await ana().runOut(id);
    await ana().sweep();
    expect(await ana().situacaoOf(id)).toBe('emitido');
  });

  it('that comes after the end still gives the ticket while the seat is free', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().runOut(id);
    await ana().sweep();
    await ana().banco.pay(await ana().numeroOf(id), { late: true });
    await ana().noticed();
    expect(await ana().situacaoOf(id)).toBe('emitido');
  });

  it('that comes for an order that was given up goes back', async () => {
    const { id, totalCentavos } = await ana().charged([umaPoltrona()]);
    await server().app.conclusao.abandonPedido(id);
    await ana().banco.pay(await ana().numeroOf(id), { late: true });
    await ana().noticed();
    expect(await ana().situacaoOf(id)).toBe('cancelado');
    expect(await ana().owed(id)).toEqual([
      { meio: 'boleto', situacao: 'feito', motivo: 'pago_de_novo', valor_centavos: totalCentavos },
    ]);
  });

  it('that comes after a Pix paid the order goes back, and the boleto had been taken back', async () => {
    const { id, totalCentavos } = await ana().charged([umaPoltrona()]);
    await payTxid(server(), (await ana().charge(id)).txid);
    await noticesSettled(server());
    await ana().conclude(id);
    expect(await ana().boletos(id)).toMatchObject([{ situacao: 'baixado', motivo: 'outro_pagamento' }]);
    await ana().banco.pay(await ana().numeroOf(id), { late: true });
    await ana().sweep();
    expect(await ana().situacaoOf(id)).toBe('emitido');
    expect(await ana().owed(id)).toEqual([
      { meio: 'boleto', situacao: 'feito', motivo: 'pago_de_novo', valor_centavos: totalCentavos },
    ]);
  });

  it('of another amount goes back, and the order ends with its hold', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(id), { valorCentavos: 100 });
    await ana().noticed();
    expect(await ana().owed(id)).toEqual([
      { meio: 'boleto', situacao: 'feito', motivo: 'valor_divergente', valor_centavos: 100 },
    ]);
  });
});

describe('a registration', () => {
  it('that the bank does not answer is told as such, and made by the same request again', async () => {
    const { id } = await ana().order([umaPoltrona()]);
    const key = randomUUID();
    const refused = await withoutBank(() => ana().ask(id, key));
    expect(refused.statusCode).toBe(503);
    expect(await ana().boletos(id)).toMatchObject([{ situacao: 'registrando' }]);
    expect((await ana().ask(id, key)).statusCode).toBe(201);
    expect(await ana().boletos(id)).toMatchObject([{ situacao: 'aberto', tentativa: 1 }]);
  });

  it('that was cut after the bank had it is finished by the sweep while the hold lives, else taken back', async () => {
    for (const lives of [true, false]) {
      const { id } = await ana().order([umaPoltrona()]);
      await withoutBank(() => ana().ask(id));
      const [row] = await ana().boletos(id);
      if (!row) throw new Error('no boleto was begun');
      const { numero, vencimento, valor_centavos: valorCentavos } = row;
      const pagador = { cpf: '52998224725', nome: 'Ana Souza' };
      await bank().register({ numero, vencimento, valorCentavos, pagador, descricao: 'x' });
      if (!lives) await ana().runOut(id);
      await ana().sweep();
      expect(await ana().boletos(id)).toMatchObject([{ situacao: lives ? 'aberto' : 'baixado' }]);
    }
  });

  /** Runs with a bank that does not answer the registration: its books refuse to be read. */
  const withoutBank = async <T>(run: () => Promise<T>): Promise<T> => {
    await sql`alter table sandbox_boleto rename to sandbox_boleto_fora`.execute(db());
    try {
      return await run();
    } finally {
      await sql`alter table sandbox_boleto_fora rename to sandbox_boleto`.execute(db());
    }
  };
});

it('a bank that is not configured is never asked', async () => {
  await expect(noBank.find('x')).rejects.toBeInstanceOf(BoletoUnavailable);
});
