import { sql } from 'kysely';
import { hoje } from '../../../src/domain/base/data';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { BoletoPort } from './boletoPort';
import { createPursueBoleto } from './pursueBoleto';
import { settleBoleto } from './settleBoleto';
import { boletosQuietos } from './testdata/boletosQuietos';
import { noBanco, umBanco, umPagamento } from './testdata/umBanco';

const { server, ana, db, begun, opened } = boletosQuietos();

const services = (boleto: BoletoPort) => ({
  database: server().services.database,
  boleto,
  publicUrl: 'https://itape.test',
});

const inState = (pedidoId: string, situacao: SituacaoPedido) =>
  db().updateTable('pedido').set({ situacao }).where('id', '=', pedidoId).execute();
/** As the order was before the test changed it, so that its seats and money agree again. */
const asBefore = (pedidoId: string) => inState(pedidoId, 'aguardando_pagamento');
const aged = (id: string, seconds: number) =>
  sql`update boleto set criado_em = now() - make_interval(secs => ${seconds}) where id = ${id}::uuid`.execute(db());
const boletoOf = async (pedidoId: string) => (await ana().boletos(pedidoId))[0];

describe('a boleto is taken back', () => {
  it.each<[SituacaoPedido, string]>([
    ['cancelado', 'desistencia'],
    ['pagamento_expirado', 'vencido'],
    ['pago', 'outro_pagamento'],
    ['emitindo', 'outro_pagamento'],
    ['emitido', 'outro_pagamento'],
    ['estornado', 'outro_pagamento'],
  ])('of an order that is %s, for the reason %s', async (situacao, motivo) => {
    const { id, pedidoId, numero } = await opened();
    await inState(pedidoId, situacao);
    const bank = umBanco(noBanco());
    expect(await createPursueBoleto(services(bank.port))(id)).toBe(true);
    await asBefore(pedidoId);
    expect(bank.asked).toEqual([`withdraw ${numero}`]);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo });
  });

  it('of an order that costs something else now', async () => {
    const { id, pedidoId } = await opened();
    await sql`update boleto set valor_centavos = valor_centavos + 1 where id = ${id}::uuid`.execute(db());
    await createPursueBoleto(services(umBanco(noBanco()).port))(id);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo: 'valor_mudou' });
  });

  it('at the end of its day, while the seats are held still', async () => {
    const { id, pedidoId } = await opened();
    await sql`update boleto set segura_ate = now() where id = ${id}::uuid`.execute(db());
    await createPursueBoleto(services(umBanco(noBanco()).port))(id);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo: 'vencido' });
  });

  it('whose seats are held no longer, though its day is not over', async () => {
    const { id, pedidoId } = await opened();
    await ana().runOut(pedidoId);
    await sql`update boleto set segura_ate = now() + interval '1 day' where id = ${id}::uuid`.execute(db());
    await createPursueBoleto(services(umBanco(noBanco()).port))(id);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo: 'desistencia' });
  });

  it('five minutes after its registration was cut, and not before; an open one is not', async () => {
    const cut = await begun();
    const pursue = createPursueBoleto(services(umBanco(null).port));
    await aged(cut.id, 295);
    await pursue(cut.id);
    expect(await boletoOf(cut.pedidoId)).toMatchObject({ situacao: 'registrando' });
    await aged(cut.id, 300);
    await pursue(cut.id);
    expect(await boletoOf(cut.pedidoId)).toMatchObject({ situacao: 'baixado', motivo: 'desistencia' });
    const open = await opened();
    await aged(open.id, 3600);
    await createPursueBoleto(services(umBanco(noBanco()).port))(open.id);
    expect(await boletoOf(open.pedidoId)).toMatchObject({ situacao: 'aberto', motivo: null });
  });

  it('for the first reason only', async () => {
    const { id, pedidoId } = await opened();
    await inState(pedidoId, 'cancelado');
    const pursue = createPursueBoleto(services(umBanco(noBanco()).port));
    await pursue(id);
    await inState(pedidoId, 'emitido');
    await pursue(id);
    await asBefore(pedidoId);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo: 'desistencia' });
  });

  it.each<[string, 'vencido' | 'desistencia', boolean, boolean, number]>([
    ['ran out', 'vencido', true, true, 1],
    ['was given up', 'desistencia', true, true, 0],
    ['was never registered', 'vencido', false, true, 0],
    ['belongs to nobody with an e-mail', 'vencido', true, false, 0],
  ])('and its buyer hears of it only where it ran out: %s', async (_how, motivo, isRegistered, hasEmail, letters) => {
    const { id, pedidoId } = await (isRegistered ? opened() : begun());
    if (!hasEmail) await db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', pedidoId).execute();
    await db().updateTable('boleto').set({ situacao: 'encerrando', motivo }).where('id', '=', id).execute();
    await createPursueBoleto(services(umBanco(null).port))(id);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'baixado', motivo });
    expect(await ana().emails(pedidoId, 'boleto-vencido')).toHaveLength(letters);
  });

  it('once, however many find it', async () => {
    const { id, pedidoId } = await opened();
    await db().updateTable('boleto').set({ situacao: 'encerrando', motivo: 'vencido' }).where('id', '=', id).execute();
    const pursue = createPursueBoleto(services(umBanco(null).port));
    expect(await Promise.all([pursue(id), pursue(id), pursue(id)])).toContain(true);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'baixado' });
  });
});

describe('several payments of one boleto', () => {
  it('pay once, the earliest first; the others go back, each once', async () => {
    const { id, pedidoId } = await opened();
    const { valor_centavos: valor = 0 } = (await boletoOf(pedidoId)) ?? {};
    const at = (minute: number) => new Date(`${hoje(new Date())}T12:0${minute}:00Z`);
    const [first, second, wrong] = [umPagamento(valor, at(1)), umPagamento(valor, at(2)), umPagamento(100, at(0))];
    const pursue = createPursueBoleto(services(umBanco(noBanco({ pagamentos: [second, first, wrong] })).port));
    for (let i = 0; i < 2; i += 1) expect(await pursue(id)).toBe(true);
    const rows = await db()
      .selectFrom('boleto_recebido')
      .selectAll()
      .where('pedido_id', '=', pedidoId)
      .orderBy('pago_em')
      .execute();
    expect(rows).toMatchObject([
      { id: wrong.id, destino: 'devolver', motivo: 'valor_divergente', valor_centavos: 100, pago_em: at(0) },
      { id: first.id, destino: 'aceito', motivo: null, valor_centavos: valor, pago_em: at(1) },
      { id: second.id, destino: 'devolver', motivo: 'pago_de_novo', valor_centavos: valor, pago_em: at(2) },
    ]);
    expect(await ana().owed(pedidoId)).toHaveLength(2);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'pago' });
    expect(await ana().read(pedidoId)).not.toHaveProperty('boletoVence');
    await server().app.conclusao.concludePedido(pedidoId);
  });

  it('of the boleto’s amount pay no order that costs something else', async () => {
    const { id, pedidoId } = await opened();
    const { valor_centavos: valor = 0 } = (await boletoOf(pedidoId)) ?? {};
    await sql`update boleto set valor_centavos = ${valor + 1} where id = ${id}::uuid`.execute(db());
    for (const amount of [valor, valor + 1]) {
      await server().services.database.transaction((tx) => settleBoleto(tx, id, pedidoId, [umPagamento(amount)]));
    }
    expect((await ana().owed(pedidoId)).map(({ motivo }) => motivo)).toEqual(['valor_divergente', 'valor_divergente']);
    expect(await ana().situacaoOf(pedidoId)).toBe('aguardando_pagamento');
  });
});
