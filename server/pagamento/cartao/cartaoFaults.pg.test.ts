import { sql } from 'kysely';
import { startRaces } from '../../../tests/support/startRaces';
import { START_MS } from '../../../tests/support/startMs';
import { freePoltronas } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { findWarnings } from '../../conclusao/alertas/trabalhoParadoRepository';
import type { Falha } from '../../sandbox/cartao/faults';
import { cartaoWorld, past } from '../testdata/cartaoWorld';
import { breakAcquirer, answerBanco } from '../testdata/umCartao';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startRaces();
  world = cartaoWorld(server);
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  expect(await checkInvariants(db())).toEqual([]);
});

const db = () => server.services.database.db;
/** Moves the attempts of an order into the past. */
const age = (pedidoId: string, interval: string) =>
  sql`update cobranca_cartao set criado_em = criado_em - ${interval}::interval,
    enviada_em = enviada_em - ${interval}::interval where pedido_id = ${pedidoId}::uuid`.execute(db());
const keyOf = async (pedidoId: string) => (await world.attempt(pedidoId)).chave;
/** An issued order whose reservation is not captured yet. */
const issuedOnly = async () => {
  const id = await world.newPedido();
  await world.pagador.pay(id, 'aprova');
  expect(await world.situacaoOf(id)).toBe('emitido');
  await world.onlyReserved(id);
  return id;
};
/** A challenged order: the key of its attempt and the page of its bank. */
const challenged = async () => {
  const id = await world.newPedido();
  const { desafio } = await world.pagador.pay(id, 'desafio');
  return { id, chave: await keyOf(id), url: desafio?.url ?? '' };
};
const approve = (url: string) => answerBanco(server, url, { codigo: '123456', acao: 'aprovar' });

describe('a capture that the acquirer refuses for one order', () => {
  it('stops the sweeper for nobody else, is counted, and is told after five times in a row', async () => {
    const refused = await issuedOnly();
    await breakAcquirer(server, 'capturar', await keyOf(refused), 'recusa');
    const lost = await challenged();
    await breakAcquirer(server, 'pagar', lost.chave, 'muda');
    await breakAcquirer(server, 'achar', lost.chave, 'muda');
    await approve(lost.url);
    await world.due(lost.id);
    await world.ana.conclude(lost.id);
    expect(await world.attempt(lost.id)).toMatchObject({ situacao: 'autorizando' });
    await breakAcquirer(server, 'achar', lost.chave, null);

    for (let turn = 0; turn < 5; turn += 1) {
      await world.due(refused);
      await world.due(lost.id);
      await world.sweep();
    }
    expect(await world.situacaoOf(lost.id)).toBe('emitido');
    const attempt = await world.attempt(refused);
    expect(await findWarnings(db())).toContainEqual(
      expect.objectContaining({ invariante: 'A2', assunto: `cartao/${attempt.id}`, pedidoId: refused }),
    );

    await breakAcquirer(server, 'capturar', attempt.chave, null);
    await world.due(refused);
    await world.sweep();
    expect(await world.paymentsOf(refused)).toMatchObject([{ situacao: 'captured' }]);
    expect((await findWarnings(db())).filter(({ invariante }) => invariante === 'A2')).toEqual([]);
  });

  it('before anything was sold ends after a while: the money is let go, the seat is free, the buyer is told', async () => {
    const { id, chave, url } = await challenged();
    await breakAcquirer(server, 'capturar', chave, 'recusa');
    await approve(url);
    await world.due(id);
    await world.ana.conclude(id);
    expect(await world.situacaoOf(id)).toBe('emitindo');
    expect(await db().selectFrom('bilhete').select('id').where('pedido_id', '=', id).execute()).toEqual([]);

    await age(id, '16 minutes');
    await world.due(id);
    await world.sweep();
    await world.ana.conclude(id);
    expect(await world.situacaoOf(id)).toBe('estornado');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
    expect(await world.owed(id)).toMatchObject([{ motivo: 'captura_recusada', situacao: 'feito' }]);
    const { localizador, itens } = await world.ana.read(id);
    const [item] = itens;
    expect(await freePoltronas(server, item?.viagemId ?? '', 'saoPaulo', 'rio')).toContain(item?.poltrona);
    const told = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', '=', `captura-recusada/${id}`)
      .execute();
    expect(told).toEqual([
      {
        corpo: {
          para: 'ana@itape.test',
          assunto: `O pagamento do pedido ${localizador} não se confirmou`,
          corpo: [
            'Olá, Ana Souza.',
            '',
            'O banco do seu cartão tinha aprovado a compra, mas depois não liberou o valor. A passagem não foi emitida.',
            'Nada fica cobrado: se o valor ainda aparece reservado no cartão, ele será liberado. A poltrona voltou a ficar à venda.',
            'Para viajar, faça um pedido novo e pague com Pix ou com outro cartão.',
          ].join('\n'),
        },
      },
    ]);
  });

  it('because the reservation is gone ends at once, and undoes what the operator may have sold', async () => {
    const { id, chave, url } = await challenged();
    await breakAcquirer(server, 'capturar', chave, 'recusa');
    await approve(url);
    await world.due(id);
    await world.ana.conclude(id);
    await db()
      .updateTable('sandbox_cartao_pagamento')
      .set({ situacao: 'canceled' })
      .where('chave', '=', chave)
      .execute();
    expect((await world.ana.conclude(id)).situacao).toBe('estornado');
    expect(await world.attempt(id)).toMatchObject({ situacao: 'cancelada', destino: 'devolver' });
    const vendas = await db()
      .selectFrom('sandbox_praxio_venda')
      .select('chave')
      .where('chave', 'like', `${id}%`)
      .execute();
    expect(vendas).toEqual([]);
  });

  it('of an issued order leaves the ticket and is told to somebody', async () => {
    const id = await issuedOnly();
    await db()
      .updateTable('sandbox_cartao_pagamento')
      .set({ situacao: 'canceled' })
      .where('chave', '=', await keyOf(id))
      .execute();
    await world.sweep();
    expect(await world.situacaoOf(id)).toBe('emitido');
    expect(await findWarnings(db())).toContainEqual(expect.objectContaining({ invariante: 'A4', pedidoId: id }));
  });
});

describe('money that was only reserved', () => {
  it('is taken although the attempt is 25 hours old', async () => {
    const id = await issuedOnly();
    await age(id, '25 hours');
    await world.sweep();
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
  });

  it('of an order whose tickets were all cancelled is taken, and what is owed of it goes back', async () => {
    const { id } = await world.ana.order([world.poltrona(), world.poltrona()]);
    await world.pagador.pay(id, 'aprova');
    await world.onlyReserved(id);
    const chave = await keyOf(id);
    await breakAcquirer(server, 'capturar', chave, 'fora');
    for (const { bilheteId } of (await world.ana.read(id)).itens) {
      const path = `/api/Bilhetes/${bilheteId}/Cancelamento`;
      const { devolverCentavos } = (await world.ana.get(path)).json<{ data: { devolverCentavos: number } }>().data;
      expect((await world.ana.post(path, { devolverCentavos })).statusCode).toBe(200);
    }
    expect(await world.situacaoOf(id)).toBe('estorno_em_processamento');
    await breakAcquirer(server, 'capturar', chave, null);
    await age(id, '25 hours');
    // Captured on its own, whenever the refunds are due.
    const later = sql<Date>`now() + interval '1 hour'`;
    await db().updateTable('estorno').set({ tentar_em: later }).where('pedido_id', '=', id).execute();
    await world.due(id);
    await world.sweep();
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured' }]);
    await db().updateTable('estorno').set({ tentar_em: past }).where('pedido_id', '=', id).execute();
    await world.ana.conclude(id);
    expect(await world.situacaoOf(id)).toBe('estornado');
    expect((await world.owed(id)).map(({ situacao }) => situacao)).toEqual(['feito', 'feito']);
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
  });
});

describe('an answer that cannot be used', () => {
  it.each([
    ['pagar', 'nula'],
    ['pagar', 'sem_id'],
    ['autenticar', 'nula'],
    ['autenticar', 'sem_id'],
  ] as const)(
    'to %s, %s, ends the attempt or is found by our key, and takes no money unseen',
    async (operacao, falha) => {
      const id = await world.newPedido();
      // The key of the first attempt of an order.
      const { localizador } = await world.ana.read(id);
      await breakAcquirer(server, operacao, `${localizador}-1`, falha);
      const { situacao } = await world.pagador.pay(id, 'aprova');
      expect(['aprovado', 'em_analise', 'recusado']).toContain(situacao);
      await world.due(id);
      await world.sweep();
      if (operacao === 'pagar') expect(await world.situacaoOf(id)).toBe('emitido');
      else
        expect([await world.attempt(id), await world.paymentsOf(id)]).toMatchObject([{ motivo: 'indisponivel' }, []]);
    },
  );

  it.each<Falha>(['invalida', 'nula', 'sem_id'])(
    'to the question what became of a payment (%s) keeps the seats five minutes, is told, and money that turns up goes back',
    async (falha) => {
      const { id, chave, url } = await challenged();
      await breakAcquirer(server, 'pagar', chave, 'muda');
      await breakAcquirer(server, 'achar', chave, falha);
      await approve(url);
      await world.due(id);
      await world.ana.conclude(id);
      await world.due(id);
      await world.sweep();
      expect(await world.attempt(id)).toMatchObject({ situacao: 'autorizando' });
      expect((await db().selectFrom('falha').select('etapa').where('pedido_id', '=', id).execute()).length).toBe(1);
      await age(id, '6 minutes');
      await world.due(id);
      await world.sweep();
      expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'sem_resposta' });
      expect((await world.pagador.read(id)).pagamento?.mensagem).toContain('Se aparecer alguma cobrança');

      await breakAcquirer(server, 'achar', chave, null);
      await world.due(id);
      await world.sweep();
      await world.ana.conclude(id);
      expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'canceled' }]);
    },
  );

  it('keeps no seat although the attempt is older than a day', async () => {
    const { id, chave, url } = await challenged();
    await breakAcquirer(server, 'pagar', chave, 'muda');
    await breakAcquirer(server, 'achar', chave, 'invalida');
    await approve(url);
    await world.due(id);
    await world.ana.conclude(id);
    await age(id, '25 hours');
    await world.due(id);
    await world.sweep();
    expect(await world.attempt(id)).toMatchObject({ situacao: 'recusada', motivo: 'sem_resposta' });
  });
});
