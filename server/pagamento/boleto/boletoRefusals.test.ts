import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { provedores } from '../../../src/domain/sessao/provedor';
import { beginBoleto } from './beginBoleto';
import { boletosQuietos } from './testdata/boletosQuietos';

const { server, ana, db, begun, umaPoltrona } = boletosQuietos();

const expirada = ['RESERVA_EXPIRADA', 'O tempo da sua reserva acabou. Escolha as poltronas de novo.'];
const paga = ['PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'];
const naoVale = ['BOLETO_NAO_VALE', 'Este pedido não pode ser pago com boleto. Pague com Pix ou cartão.'];

const answerTo = async (pedidoId: string): Promise<readonly unknown[]> => {
  const answer = await ana().ask(pedidoId);
  const [erro] = answer.json<{ erros?: { codigo: string; mensagem: string }[] }>().erros ?? [];
  return [answer.statusCode, erro?.codigo, erro?.mensagem];
};
const donoOf = async (id: string): Promise<string> =>
  (await db().selectFrom('pedido').select('dono').where('id', '=', id).executeTakeFirstOrThrow()).dono;
const change = (assignment: string) => (id: string) =>
  sql`update pedido set ${sql.raw(assignment)} where id = ${id}::uuid`.execute(db());

describe('a boleto is refused', () => {
  it.each<[SituacaoPedido, string[]]>([
    ['reserva_expirada', expirada],
    ['pagamento_expirado', expirada],
    ['pago', paga],
    ['emitindo', paga],
    ['emitido', paga],
    ['emitido_parcial', paga],
    ['pagamento_recusado', paga],
    ['pago_sem_poltrona', paga],
    ['cancelado', paga],
    ['estorno_em_processamento', paga],
    ['estornado', paga],
  ])('of an order that is %s', async (situacao, refusal) => {
    const { id } = await ana().order([umaPoltrona()]);
    await change(`situacao = '${situacao}'`)(id);
    expect(await answerTo(id)).toEqual([409, ...refusal]);
    await change("situacao = 'reservado'")(id);
    expect(await ana().boletos(id)).toEqual([]);
  });

  it.each<[string, string[], (id: string) => Promise<unknown>]>([
    [
      'that costs nothing',
      ['PEDIDO_SEM_VALOR', 'Este pedido não tem nada a pagar: é só concluir.'],
      change('total_centavos = 0'),
    ],
    ['of an agency', naoVale, change(`canal = ${provedores.agencia}`)],
    ['of a buyer without CPF', naoVale, change("comprador_cpf = ''")],
    ['whose hold is over', expirada, (id) => ana().runOut(id)],
    [
      'that a card may be paying',
      ['PAGAMENTO_EM_ANDAMENTO', 'O banco está confirmando um pagamento deste pedido. Aguarde.'],
      (id) => umCartaoAutorizando(id),
    ],
  ])('of an order %s', async (_which, refusal, make) => {
    const { id, totalCentavos } = await ana().order([umaPoltrona()]);
    await make(id);
    expect(await answerTo(id)).toEqual([409, ...refusal]);
    expect(await ana().boletos(id)).toEqual([]);
    await db().deleteFrom('cobranca_cartao').where('pedido_id', '=', id).execute();
    await change(`total_centavos = ${totalCentavos}`)(id);
  });

  const umCartaoAutorizando = (id: string) =>
    sql`insert into cobranca_cartao(id, pedido_id, tentativa, chave, tipo, parcelas, valor_centavos, nonce, retorno, situacao)
      values (${randomUUID()}::uuid, ${id}::uuid, 1, ${id.slice(-12)}, 'credito', 1, 100, 'n', 'r', 'autorizando')`.execute(
      db(),
    );

  it('of an exchange', async () => {
    const { id: pago } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(pago));
    await ana().noticed();
    const { bilheteId } = (await ana().read(pago)).itens[0] ?? {};
    const { id } = await ana().order([umaPoltrona()]);
    await change(`remarca_bilhete_id = '${bilheteId}', troca = 'remarcacao'`)(id);
    expect(await answerTo(id)).toEqual([409, ...naoVale]);
    await change('remarca_bilhete_id = null, troca = null')(id);
  });

  it('of an order that nobody has', async () => {
    for (const id of [randomUUID(), 'x']) {
      const asked = server().services.database.transaction((tx) => beginBoleto(tx, 'ana', id));
      await expect(asked).rejects.toMatchObject({
        status: 404,
        erros: [{ codigo: 'PEDIDO_NAO_ENCONTRADO', mensagem: 'Pedido não encontrado.' }],
      });
    }
  });

  it('while the one before is being taken back', async () => {
    const { id, pedidoId } = await begun();
    await db().updateTable('boleto').set({ situacao: 'encerrando', motivo: 'recusado' }).where('id', '=', id).execute();
    const mensagem = 'O boleto anterior está sendo cancelado no banco. Tente de novo em instantes.';
    expect(await answerTo(pedidoId)).toEqual([409, 'BOLETO_ENCERRANDO', mensagem]);
    await ana().sweep();
    expect((await ana().ask(pedidoId)).statusCode).toBe(201);
    const { localizador } = await ana().read(pedidoId);
    expect(await ana().boletos(pedidoId)).toMatchObject([
      { tentativa: 1, numero: `${localizador}-b1`, situacao: 'baixado' },
      { tentativa: 2, numero: `${localizador}-b2`, situacao: 'aberto' },
    ]);
  });

  it('is shown only while it is open', async () => {
    const { id, pedidoId } = await begun();
    const read = async (pedido: string) => {
      const answer = await ana().get(`/api/Pedidos/${pedido}/Boleto`);
      return [answer.statusCode, answer.json<{ erros?: object[] }>().erros?.[0]];
    };
    const missing = [404, { codigo: 'BOLETO_NAO_ENCONTRADO', mensagem: 'Este pedido não tem boleto em aberto.' }];
    expect(await read(pedidoId)).toEqual(missing);
    expect(await read(randomUUID())).toEqual(missing);
    await ana().ask(pedidoId);
    expect((await read(pedidoId))[0]).toBe(200);
    await db().updateTable('boleto').set({ situacao: 'encerrando', motivo: 'vencido' }).where('id', '=', id).execute();
    expect(await read(pedidoId)).toEqual(missing);
  });
});

describe('the places for boletos', () => {
  it('of a person are two, and a lapsed boleto counts for thirty days', async () => {
    const { id, pedidoId } = await begun();
    await begun();
    const [third, dono] = [await ana().order([umaPoltrona()]), await donoOf(pedidoId)];
    expect(await answerTo(third.id)).toEqual([
      409,
      'LIMITE_DE_BOLETOS',
      'Você já tem 2 boletos em aberto. Pague um deles, ou pague com Pix ou cartão.',
    ]);
    await sql`delete from boleto_vaga where dono = ${dono}`.execute(db());
    await db().updateTable('boleto').set({ situacao: 'baixado', motivo: 'vencido' }).where('id', '=', id).execute();
    const lapsed = (days: number, motivo: string) =>
      sql`
      insert into boleto(id, pedido_id, tentativa, numero, valor_centavos, vencimento, segura_ate, situacao, motivo, criado_em)
      select gen_random_uuid(), ${pedidoId}::uuid, max(tentativa) + 1, substr(gen_random_uuid()::text, 1, 20), 1, now(), now(),
        'baixado', ${motivo}, now() - make_interval(days => ${days}) from boleto where pedido_id = ${pedidoId}::uuid`.execute(
        db(),
      );
    await lapsed(29, 'vencido');
    await lapsed(31, 'vencido');
    await lapsed(1, 'outro_pagamento');
    expect((await ana().ask(third.id)).statusCode).toBe(201);
    await lapsed(29, 'vencido');
    const fourth = await ana().order([umaPoltrona()]);
    expect(await answerTo(fourth.id)).toEqual([
      409,
      'BOLETOS_SEM_PAGAMENTO',
      '3 boletos seus venceram sem pagamento nos últimos 30 dias. Pague com Pix ou cartão.',
    ]);
  });

  it('of a departure are ten: one for each seat of an order, and none where one is missing', async () => {
    const { id } = await begun();
    const taken = () => db().selectFrom('boleto_lugar').select(['lugar', 'boleto_id']).orderBy('lugar').execute();
    expect(await taken()).toEqual([{ lugar: 1, boleto_id: id }]);
    const { partida_id } = await db().selectFrom('boleto_lugar').select('partida_id').executeTakeFirstOrThrow();
    await db()
      .insertInto('boleto_lugar')
      .values([2, 3, 4, 5, 6, 7, 8].map((lugar) => ({ partida_id, lugar, boleto_id: id })))
      .execute();
    const three = await ana().order([umaPoltrona(), umaPoltrona(), umaPoltrona()]);
    expect(await answerTo(three.id)).toEqual([
      409,
      'BOLETOS_NA_VIAGEM',
      'Muitas poltronas desta viagem já esperam o pagamento de boletos. Pague com Pix ou cartão.',
    ]);
    expect(await taken()).toHaveLength(8);
    await db().deleteFrom('boleto_lugar').where('lugar', '=', 5).execute();
    expect((await ana().ask(three.id)).statusCode).toBe(201);
    const [other] = await ana().boletos(three.id);
    expect((await taken()).filter(({ boleto_id }) => boleto_id === other?.id).map(({ lugar }) => lugar)).toEqual([
      5, 9, 10,
    ]);
  });
});
