import { sql } from 'kysely';
import type { Cotacao, NovaCotacao } from '../../../src/domain/wire/compra/cotacao';
import type { NovoPedido, PassageiroPedido, Pedido } from '../../../src/domain/wire/compra/pedidos';
import { endIn } from '../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

/** A seat from São Paulo to Rio in the small catalogue: fare 129,00, toll 6,00, terminal 5,00, insurance 1,50. */
const CHEIO = 14_150;

let server: Server;
let compradores = 0;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
const quoted = (answer: { json: <T>() => T }) => answer.json<{ data: Cotacao }>().data;
const madeOf = (answer: { json: <T>() => T }) => answer.json<{ data: Pedido }>().data;

const idoso = (change: Partial<PassageiroPedido> = {}): Partial<PassageiroPedido> => ({
  dataNascimento: '1950-01-01',
  beneficio: { tipo: 'idoso', declaracaoRenda: true },
  ...change,
});

/** A new person with a hold of so many seats on a departure that nobody else buys on, ready to ask and to order. */
async function umaCompra(lugares = 1, hold?: { viagemId: string; from: number }) {
  compradores += 1;
  const dono = `pessoa-${compradores}`;
  const comprador = umComprador(server, dono);
  const poltronas = Array.from({ length: lugares }, (_, i) => (hold?.from ?? 1) + i);
  const { id: reservaId, preco } = await comprador.hold(poltronas, hold?.viagemId ?? (await umaPartida()));
  const viagemId = preco.itens[0]?.viagemId ?? '';
  const passageiros = (change: Partial<PassageiroPedido> = {}) =>
    poltronas.map((poltrona) =>
      umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.67${poltrona}-${compradores}` }, ...change }),
    );
  return {
    dono,
    reservaId,
    viagemId,
    ...comprador,
    cotacao: (change: Partial<NovaCotacao> = {}) =>
      comprador.post('/api/Pedidos/Cotacao', {
        reservaId,
        passageiros: poltronas.map((poltrona) => ({ poltrona })),
        ...change,
      }),
    passageiros,
    buy: (change: Partial<NovoPedido> = {}) =>
      comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: passageiros(), ...change })),
  };
}

const partidas: string[] = [];
/** Departures from the farthest day back, one a call. */
async function umaPartida(): Promise<string> {
  if (partidas.length === 0) {
    const { rows } = await sql<{ id: string }>`
      select id::text from partida where linha_id = 1 and data > ${daquiA(12)}::date order by id desc`.execute(
      server.services.database.db,
    );
    partidas.push(...rows.map(({ id }) => id));
  }
  const id = partidas.pop();
  if (!id) throw new Error('no departure is left');
  return id;
}

async function umCupom(codigo: string, change: object = {}): Promise<string> {
  const row = { codigo, descricao: '10%', vigente_de: '2026-01-01', percentual: 10, valor_centavos: null, ...change };
  await server.services.database.db
    .insertInto('cupom')
    .values({ vigente_ate: null, teto_centavos: null, limite_total: null, ...row })
    .execute();
  return codigo;
}
const usesOf = async (codigo: string): Promise<number> =>
  (await server.services.database.db.selectFrom('cupom_uso').select('uso').where('codigo', '=', codigo).execute())
    .length;
const vagasOf = async (viagemId: string) =>
  server.services.database.db
    .selectFrom('beneficio_vaga')
    .select(['faixa', 'vaga', 'expira_em'])
    .where('partida_id', '=', viagemId)
    .orderBy('faixa')
    .orderBy('vaga')
    .execute();

describe('a quote', () => {
  it('tells the price of each seat, its discounts and the insurance, and the order costs exactly that', async () => {
    const compra = await umaCompra(2);
    const cupom = await umCupom('DEZ');
    const wish = { cupom: ' dez', seguro: true };
    const passageiros = [{ poltrona: 1, ...{ dataNascimento: '1950-01-01', beneficio: 'idoso' as const } }];
    const cotacao = quoted(await compra.cotacao({ ...wish, passageiros }));
    expect(cotacao).toEqual({
      itens: [
        expect.objectContaining({
          poltrona: 1,
          beneficio: 'idoso',
          descontos: [{ origem: 'beneficio', descricao: 'Pessoa idosa, lugar gratuito', centavos: CHEIO }],
          totalCentavos: 0,
        }),
        expect.objectContaining({
          poltrona: 2,
          descontos: [{ origem: 'cupom', descricao: '10%', centavos: 1_415 }],
          totalCentavos: 12_735,
        }),
      ],
      cupom: { codigo: cupom, descricao: '10%', descontoCentavos: 1_415 },
      seguroViagem: {
        contratado: true,
        porPassagemCentavos: 590,
        totalCentavos: 1_180,
        cobertura: expect.any(String),
      },
      recusas: [],
      precoCheioCentavos: 2 * CHEIO,
      descontoCentavos: CHEIO + 1_415,
      totalCentavos: 12_735 + 1_180,
    });

    const [first, second] = compra.passageiros();
    const made = await compra.buy({
      ...wish,
      passageiros: [{ ...first, ...idoso() } as PassageiroPedido, second as PassageiroPedido],
      totalEsperadoCentavos: cotacao.totalCentavos,
    });
    expect(madeOf(made)).toMatchObject({
      totalCentavos: 13_915,
      descontoCentavos: 15_565,
      seguroViagemCentavos: 1_180,
      cupom: 'DEZ',
      itens: [{ descontoCentavos: CHEIO, beneficio: 'idoso' }, { descontoCentavos: 1_415 }],
    });
  });

  it('changes nothing: not a coupon, not a free place', async () => {
    const compra = await umaCompra();
    const cupom = await umCupom('OLHAR', { limite_total: 1 });
    for (let times = 0; times < 3; times += 1) {
      const passageiros = [{ poltrona: 1, beneficio: 'idoso' as const }];
      expect(quoted(await compra.cotacao({ passageiros })).totalCentavos).toBe(0);
      expect(quoted(await compra.cotacao({ cupom })).recusas).toEqual([]);
    }
    expect([await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([0, []]);
  });

  it('is priced without what is refused, and says why', async () => {
    const compra = await umaCompra();
    const passageiros = [{ poltrona: 1, beneficio: 'idoso' as const, dataNascimento: '2000-01-01' }];
    const cotacao = quoted(await compra.cotacao({ passageiros, cupom: 'NADA' }));
    expect(cotacao.totalCentavos).toBe(CHEIO);
    expect(cotacao.recusas.map(({ codigo, campo }) => [codigo, campo])).toEqual([
      ['BENEFICIO_IDADE', 'passageiros.0.beneficio'],
      ['CUPOM_INVALIDO', 'cupom'],
    ]);
  });

  it('is for its own hold, while that lives', async () => {
    const compra = await umaCompra();
    expect(
      (
        await umComprador(server, 'outra').post('/api/Pedidos/Cotacao', {
          reservaId: compra.reservaId,
          passageiros: [],
        })
      ).statusCode,
    ).toBe(404);
    await endIn(server, compra.reservaId, -1);
    expect(codes(await compra.cotacao())).toEqual(['RESERVA_EXPIRADA']);
  });
});

describe('an order', () => {
  it('is not made at a price that the person was not shown', async () => {
    const compra = await umaCompra();
    const answer = await compra.buy({ totalEsperadoCentavos: CHEIO - 1 });
    expect([answer.statusCode, codes(answer)]).toEqual([409, ['PRECO_MUDOU']]);
    expect((await compra.get('/api/Pedidos')).json()).toEqual({ data: [] });
  });

  it('keeps the insurance as it was bought, whatever it costs later', async () => {
    const compra = await umaCompra();
    const { id } = madeOf(await compra.buy({ seguro: true }));
    const { db } = server.services.database;
    await db
      .insertInto('seguro_viagem')
      .values({ vigente_de: '2026-01-02', valor_centavos: 990, cobertura: 'x' })
      .execute();
    expect(quoted(await compra.cotacao({ seguro: true })).totalCentavos).toBe(CHEIO + 990);
    expect(await compra.read(id)).toMatchObject({ totalCentavos: CHEIO + 590, seguroViagemCentavos: 590 });
    await db.deleteFrom('seguro_viagem').where('vigente_de', '=', '2026-01-02').execute();
  });

  it.each([
    ['a coupon that has ended', { cupom: 'NATAL2025' }, 409, ['CUPOM_VENCIDO']],
    ['a gratuity to who is too young', { ...idoso(), dataNascimento: '2000-01-01' }, 400, ['BENEFICIO_IDADE']],
    ['a gratuity without its credential', { beneficio: { tipo: 'id_jovem' } }, 400, ['BENEFICIO_INCOMPLETO']],
    [
      'a gratuity without the declared income',
      { ...idoso(), beneficio: { tipo: 'idoso' } },
      400,
      ['BENEFICIO_INCOMPLETO'],
    ],
  ] as const)('is refused with %s', async (_, change, status, codigos) => {
    const compra = await umaCompra();
    const { cupom, ...passageiro } = { cupom: undefined, ...change };
    const passageiros = compra.passageiros(passageiro);
    const answer = await compra.buy({ passageiros, ...(cupom && { cupom }) });
    expect([answer.statusCode, codes(answer)]).toEqual([status, codigos]);
  });

  it('of an older person is refused once the places at their degree are gone, never silently dearer', async () => {
    const first = await umaCompra(2);
    await first.buy({ passageiros: first.passageiros(idoso()) });
    const third = await umaCompra(1, { viagemId: first.viagemId, from: 5 });
    const cotacao = quoted(await third.cotacao({ passageiros: [{ poltrona: 5, beneficio: 'idoso' }] }));
    expect(cotacao.totalCentavos).toBe(CHEIO / 2);
    expect(cotacao.itens[0]?.descontos[0]?.descricao).toBe('Pessoa idosa, 50%');
    const answer = await third.buy({ passageiros: third.passageiros(idoso()), totalEsperadoCentavos: 0 });
    expect(codes(answer)).toEqual(['PRECO_MUDOU']);
  });
});

describe('what an order takes', () => {
  it('is taken once however often it is written anew, and goes back with the hold', async () => {
    const cupom = await umCupom('UMAVEZ', { limite_total: 1 });
    const compra = await umaCompra(2);
    const [first, second] = compra.passageiros() as [PassageiroPedido, PassageiroPedido];
    const body = { passageiros: [{ ...first, ...idoso() }, second], cupom };
    for (let times = 0; times < 2; times += 1) expect((await compra.buy(body)).statusCode).toBe(201);
    expect(await usesOf(cupom)).toBe(1);
    expect(await vagasOf(compra.viagemId)).toMatchObject([{ faixa: 1, vaga: 1, expira_em: expect.any(Date) }]);

    const other = await umaCompra();
    expect(codes(await other.buy({ cupom }))).toEqual(['CUPOM_ESGOTADO']);
    await compra.buy({ passageiros: [first, second] });
    expect([await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([0, []]);

    await compra.buy(body);
    const gone = await server.app.inject({
      method: 'DELETE',
      url: `/api/Reservas/${compra.reservaId}`,
      headers: { authorization: `Bearer teste.${compra.dono}` },
    });
    expect([gone.statusCode, await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([204, 0, []]);
    expect((await other.buy({ cupom })).statusCode).toBe(201);
  });

  it('is free for the next as soon as its hold has lapsed', async () => {
    const cupom = await umCupom('LAPSO', { limite_total: 1 });
    const compra = await umaCompra();
    await compra.buy({ cupom });
    const past = sql<Date>`now() - interval '1 second'`;
    await server.services.database.db
      .updateTable('cupom_uso')
      .set({ expira_em: past })
      .where('codigo', '=', cupom)
      .execute();
    expect((await (await umaCompra()).buy({ cupom })).statusCode).toBe(201);
  });

  it('is a person’s own: nobody uses a coupon more often than they may', async () => {
    const cupom = await umCupom('SOUMA');
    const compra = await umaCompra();
    await compra.buy({ cupom });
    const again = await compra.hold([9], compra.viagemId);
    const passageiros = [umPassageiro({ poltrona: 9 })];
    const answer = await compra.post('/api/Pedidos', umNovoPedido({ reservaId: again.id, passageiros, cupom }));
    expect(codes(answer)).toEqual(['CUPOM_JA_USADO']);
  });
});

describe('an order that costs nothing', () => {
  it('asks for no payment, and is issued when its person concludes it', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros(idoso()) }));
    expect(pedido).toMatchObject({ totalCentavos: 0, situacao: 'aguardando_pagamento' });
    const dispositivo = { idioma: 'pt-BR', larguraTela: 800, alturaTela: 600, profundidadeCor: 24, fusoMinutos: 180 };
    const cartao = { token: 'um-token-do-cofre', tipo: 'credito', parcelas: 1, dispositivo };
    expect(codes(await compra.post(`/api/Pedidos/${pedido.id}/Pix`))).toEqual(['PEDIDO_SEM_VALOR']);
    expect(codes(await compra.post(`/api/Pedidos/${pedido.id}/Cartao`, cartao))).toEqual(['PEDIDO_SEM_VALOR']);
    await compra.conclude(pedido.id);
    const { rows } = await sql<{ expira_em: Date | null }>`
      select expira_em from ocupacao where partida_id = ${compra.viagemId}::bigint limit 1`.execute(
      server.services.database.db,
    );
    expect(['emitindo', 'emitido']).toContain((await compra.read(pedido.id)).situacao);
    expect([rows[0]?.expira_em, await vagasOf(compra.viagemId)]).toEqual([
      null,
      [{ faixa: 1, vaga: 1, expira_em: null }],
    ]);
  });

  it('keeps what its price took, and the check of the orders notices where it does not', async () => {
    const compra = await umaCompra(2);
    const [first, second] = compra.passageiros();
    const cupom = await umCupom('TUDO', { percentual: 100 });
    const passageiros = [{ ...first, ...idoso() }, second].filter((one) => one !== undefined);
    const { id } = madeOf(await compra.buy({ passageiros: passageiros as PassageiroPedido[], cupom }));
    const { db } = server.services.database;
    expect((await compra.conclude(id)).situacao).toBe('emitido');
    expect(await checkInvariants(db)).toEqual([]);
    const later = sql<Date>`now() + interval '1 hour'`;
    for (const table of ['beneficio_vaga', 'cupom_uso'] as const) {
      const { reserva_id } = await db
        .selectFrom('pedido')
        .select('reserva_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.updateTable(table).set({ expira_em: later }).where('reserva_id', '=', reserva_id).execute();
      expect(await checkInvariants(db)).toMatchObject([{ invariante: 'G1', pedidoId: id }]);
      await db.updateTable(table).set({ expira_em: null }).where('reserva_id', '=', reserva_id).execute();
    }
  });

  it('is not concluded after its time', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros(idoso()) }));
    await sql`update pedido set expira_em = now() - interval '1 second' where id = ${pedido.id}::uuid`.execute(
      server.services.database.db,
    );
    expect((await compra.conclude(pedido.id)).situacao).toBe('aguardando_pagamento');
  });
});

describe('a charge of an earlier price', () => {
  it('is replaced by one of the new, and the order lives on', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy());
    const before = await compra.charge(pedido.id);
    await compra.buy({ seguro: true });
    const after = await compra.charge(pedido.id);
    expect(after.txid).not.toBe(before.txid);
    await compra.conclude(pedido.id);
    const rows = await server.services.database.db
      .selectFrom('cobranca_pix')
      .select(['txid', 'situacao', 'valor_centavos'])
      .where('pedido_id', '=', pedido.id)
      .orderBy('tentativa')
      .execute();
    expect(rows).toMatchObject([
      { situacao: 'encerrada', valor_centavos: CHEIO },
      { situacao: 'ativa', valor_centavos: CHEIO + 590 },
    ]);
    expect((await compra.read(pedido.id)).situacao).toBe('aguardando_pagamento');
  });
});

describe('a child on a lap', () => {
  const colo = {
    nome: 'Bento Araújo',
    documento: { tipo: 2 as const, numero: '98.765.432-1' },
    dataNascimento: daquiA(-900),
  };

  it('travels with the adult who names it, for nothing', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros({ colo }) }));
    expect(pedido).toMatchObject({ totalCentavos: CHEIO, itens: [{ colo: 'Bento Araújo' }] });
  });

  it.each([
    ['from six years on', {}, { dataNascimento: '2018-01-01' }, 'CRIANCA_NO_COLO'],
    ['of somebody under age', { dataNascimento: daquiA(-17 * 365) }, {}, 'CRIANCA_NO_COLO'],
    ['with a licence to drive', {}, { documento: { tipo: 3 as const, numero: '02650306461' } }, 'DOCUMENTO_DE_CRIANCA'],
    ['with the document of its adult', {}, { documento: null }, 'DOCUMENTO_REPETIDO'],
  ] as const)('is refused %s', async (_, adulto, change, codigo) => {
    const compra = await umaCompra();
    const [passageiro] = compra.passageiros(adulto) as [PassageiroPedido];
    const documento = 'documento' in change ? (change.documento ?? passageiro.documento) : colo.documento;
    const child = { ...colo, ...change, documento };
    expect(codes(await compra.buy({ passageiros: [{ ...passageiro, colo: child }] }))).toEqual([codigo]);
  });
});
