import { sql } from 'kysely';
import { BoletoRefused, noBank, type NovoBoleto } from './boletoPort';
import { findBoleto } from './boletoRepository';
import { activateBoleto, registerBoleto } from './registerBoleto';
import { boletosQuietos } from './testdata/boletosQuietos';
import { noBanco } from './testdata/umBanco';

const { server, ana, db, begun } = boletosQuietos();
const boletoOf = async (pedidoId: string) => (await ana().boletos(pedidoId))[0];

describe('the registration of a boleto', () => {
  const registering = (answer: () => Promise<ReturnType<typeof noBanco>>) => {
    const asked: NovoBoleto[] = [];
    const register = (novo: NovoBoleto) => (asked.push(novo), answer());
    const { database } = server().services;
    return { asked, database, boleto: { ...noBank, register }, publicUrl: 'https://itape.test' };
  };

  it('tells the bank who pays, how much and until when', async () => {
    const { id, pedidoId, numero } = await begun();
    const { vencimento, valor_centavos: valorCentavos } = (await boletoOf(pedidoId)) ?? {};
    const bank = registering(() => Promise.resolve(noBanco()));
    await registerBoleto(bank, id);
    const { localizador } = await ana().read(pedidoId);
    expect(numero).toBe(`${localizador}-b1`);
    expect(bank.asked).toEqual([
      {
        numero,
        valorCentavos,
        vencimento,
        pagador: { cpf: '52998224725', nome: 'Ana Souza' },
        descricao: `Passagens, pedido ${localizador}`,
      },
    ]);
    await registerBoleto(bank, id);
    expect(bank.asked).toHaveLength(1);
    const [email] = await ana().emails(pedidoId, 'boleto');
    expect(email).toContain(`https://itape.test/pagamento-boleto?pedido=${pedidoId}`);
    expect(await ana().emails(pedidoId, 'boleto')).toHaveLength(1);
  });

  it('that the bank refuses is told as such, and the boleto is taken back', async () => {
    const { id, pedidoId } = await begun();
    const bank = registering(() => Promise.reject(new BoletoRefused('no')));
    await expect(registerBoleto(bank, id)).rejects.toMatchObject({
      status: 409,
      erros: [{ codigo: 'BOLETO_RECUSADO' }],
    });
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo: 'recusado' });
    await expect(registerBoleto(bank, id)).rejects.toMatchObject({
      status: 409,
      erros: [{ codigo: 'RESERVA_EXPIRADA' }],
    });
  });

  it('hides no fault of ours behind the bank, and knows no other boleto', async () => {
    const { id, pedidoId } = await begun();
    const bank = registering(() => Promise.reject(new TypeError('ours')));
    await expect(registerBoleto(bank, id)).rejects.toThrow(TypeError);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'registrando' });
    const other = crypto.randomUUID();
    await expect(registerBoleto(bank, other)).rejects.toThrow(`no boleto ${other}`);
  });

  it.each<[string, string, (pedidoId: string) => Promise<unknown>]>([
    [
      'costs something else',
      'valor_mudou',
      (id) => sql`update boleto set valor_centavos = 1 where pedido_id = ${id}::uuid`.execute(db()),
    ],
    ['lost its seats', 'vencido', (id) => ana().runOut(id)],
    [
      'was paid',
      'outro_pagamento',
      (id) => db().updateTable('pedido').set({ situacao: 'emitido' }).where('id', '=', id).execute(),
    ],
  ])('that ends after its order %s opens nothing, for the reason %s', async (_how, motivo, change) => {
    const { id, pedidoId } = await begun();
    const bank = registering(async () => (await change(pedidoId), noBanco()));
    await expect(registerBoleto(bank, id)).rejects.toMatchObject({ erros: [{ codigo: 'RESERVA_EXPIRADA' }] });
    // The order's seats and money agree again.
    await db().updateTable('pedido').set({ situacao: 'aguardando_pagamento' }).where('id', '=', pedidoId).execute();
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo, codigo_barras: null });
    expect(await ana().emails(pedidoId, 'boleto')).toEqual([]);
  });

  it('of a buyer without e-mail opens the boleto and sends no letter; a second one changes nothing', async () => {
    const { id, pedidoId } = await begun();
    await db().updateTable('pedido').set({ comprador_email: '' }).where('id', '=', pedidoId).execute();
    const bank = registering(() => Promise.resolve(noBanco()));
    await registerBoleto(bank, id);
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'aberto' });
    expect(await ana().emails(pedidoId, 'boleto')).toEqual([]);
    const row = await findBoleto(db(), id);
    if (!row) throw new Error('no boleto');
    await db().updateTable('boleto').set({ situacao: 'encerrando', motivo: 'vencido' }).where('id', '=', id).execute();
    await server().services.database.transaction((tx) => activateBoleto(tx, bank, row, noBanco()));
    expect(await boletoOf(pedidoId)).toMatchObject({ situacao: 'encerrando' });
  });
});
