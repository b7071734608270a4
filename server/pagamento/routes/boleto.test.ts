import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { addDias, hoje } from '../../../src/domain/base/data';
import { fimDaReserva, prazoDoBoleto } from '../../../src/domain/pagamento/boleto/prazoBoleto';
import type { BoletoDoPedido } from '../../../src/domain/wire/pagamento/boleto';
import type { Viagem } from '../../../src/domain/wire/viagens/viagens';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { umBoleto } from '../boleto/testdata/umBoleto';
import { boletosQuietos } from '../boleto/testdata/boletosQuietos';

const { server, ana, db, umaPoltrona } = boletosQuietos();
const errorOf = (answer: { statusCode: number; json: <T>() => T }) =>
  [answer.statusCode, answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo] as const;

describe('a boleto', () => {
  it('is registered at the bank, told by e-mail, and holds the seats until its payment would be known', async () => {
    const poltrona = umaPoltrona();
    const { id, totalCentavos, itens, boleto } = await ana().charged([poltrona]);
    const prazo = prazoDoBoleto(hoje(new Date()), itens[0]?.partida.dia ?? '');
    if (!prazo) throw new Error('the test’s trip is too near');
    expect(boleto).toMatchObject({
      vencimento: prazo.vencimento,
      valorCentavos: totalCentavos,
      seguraAte: fimDaReserva(prazo).toISOString(),
    });
    expect(isValidBoleto(boleto.linhaDigitavel)).toBe(true);
    expect(await ana().read(id)).toMatchObject({
      situacao: 'aguardando_pagamento',
      expiraEm: boleto.seguraAte,
      boletoVence: prazo.vencimento,
    });
    expect((await ana().get(`/api/Pedidos/${id}/Boleto`)).json()).toEqual({ data: boleto });
    const [email] = await ana().emails(id, 'boleto');
    expect(email).toContain(boleto.linhaDigitavel.slice(-14));
    await expect(umComprador(server(), 'bia').hold([poltrona])).rejects.toThrow('POLTRONA_OCUPADA');
  });

  it('is one, however often it is asked for', async () => {
    const { id, boleto } = await ana().charged([umaPoltrona()]);
    const again = await ana().ask(id);
    expect(again.json()).toEqual({ data: boleto });
    expect(await ana().boletos(id)).toHaveLength(1);
  });

  it('is another person’s to nobody', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    const bia = umBoleto(server(), 'bia');
    expect(errorOf(await bia.ask(id))).toEqual([404, 'PEDIDO_NAO_ENCONTRADO']);
    expect(errorOf(await bia.get(`/api/Pedidos/${id}/Boleto`))).toEqual([404, 'BOLETO_NAO_ENCONTRADO']);
  });

  it('gives the ticket when the bank tells of the payment, and the paper says how it was paid', async () => {
    const { id, totalCentavos } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(id));
    await ana().noticed();
    const { situacao, itens } = await ana().read(id);
    expect(situacao).toBe('emitido');
    const bilhete = await ana().get(`/api/Bilhetes/${itens[0]?.bilheteId ?? ''}`);
    expect(JSON.stringify(bilhete.json())).toContain('Boleto');
    expect(await ana().boletos(id)).toMatchObject([{ situacao: 'pago', valor_centavos: totalCentavos }]);
    expect(errorOf(await ana().ask(id))).toEqual([409, 'PEDIDO_JA_PAGO']);
  });

  it('that is cancelled after its ticket goes back by Pix to the payer’s CPF', async () => {
    const { id } = await ana().charged([umaPoltrona()]);
    await ana().banco.pay(await ana().numeroOf(id));
    await ana().noticed();
    const bilheteId = (await ana().read(id)).itens[0]?.bilheteId ?? '';
    const previa = await ana().get(`/api/Bilhetes/${bilheteId}/Cancelamento`);
    const { devolverCentavos, meio } = previa.json<{ data: { devolverCentavos: number; meio: string } }>().data;
    expect(meio).toBe('boleto');
    const done = await ana().post(`/api/Bilhetes/${bilheteId}/Cancelamento`, { devolverCentavos });
    expect(done.statusCode).toBe(200);
    await server().app.conclusao.concludePedido(id);
    expect(await ana().owed(id)).toEqual([
      { meio: 'boleto', situacao: 'feito', motivo: 'cancelamento', valor_centavos: devolverCentavos },
    ]);
  });
});

describe('a boleto is refused', () => {
  const viagemIn = async (dias: number): Promise<string | undefined> => {
    const dia = addDias(hoje(new Date()), dias);
    const query = `localidadeOrigem=${lugares.saoPaulo}&localidadeDestino=${lugares.rio}&dataPartida=${dia}`;
    return (await ana().get(`/api/Viagens?${query}`)).json<{ data: Viagem[] }>().data[0]?.id;
  };

  it('for a trip that is near', async () => {
    const { id } = await ana().order([umaPoltrona()], await viagemIn(6));
    expect(errorOf(await ana().ask(id))).toEqual([409, 'BOLETO_VIAGEM_PROXIMA']);
    expect((await ana().read(id)).situacao).toBe('reservado');
  });

  it('for a third open one of a person, and for a third that lapsed within a month', async () => {
    const first = await ana().charged([umaPoltrona()]);
    const second = await ana().charged([umaPoltrona()]);
    const third = await ana().order([umaPoltrona()]);
    expect(errorOf(await ana().ask(third.id))).toEqual([409, 'LIMITE_DE_BOLETOS']);
    for (const { id } of [first, second]) await ana().runOut(id);
    await ana().sweep();
    expect((await ana().ask(third.id)).statusCode).toBe(201);
    await ana().runOut(third.id);
    await ana().sweep();
    const fourth = await ana().order([umaPoltrona()]);
    expect(errorOf(await ana().ask(fourth.id))).toEqual([409, 'BOLETOS_SEM_PAGAMENTO']);
  });

  it('for an eleventh seat of a departure that waits for one, whoever asks, until one is paid or lapses', async () => {
    const people = ['caio', 'davi', 'eva'].map((who) => umBoleto(server(), who));
    const seats = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10], [11]];
    const [caio, davi, eva] = await Promise.all(
      people.map(async (one, i) => (await one.order(seats[i], await viagemIn(12))).id),
    );
    expect((await people[0]?.ask(caio ?? ''))?.statusCode).toBe(201);
    expect((await people[1]?.ask(davi ?? ''))?.statusCode).toBe(201);
    const refused = await umBoleto(server(), 'eva').ask(eva ?? '');
    expect(errorOf(refused)).toEqual([409, 'BOLETOS_NA_VIAGEM']);
    expect(await ana().boletos(eva ?? '')).toEqual([]);
    await ana().runOut(davi ?? '');
    await ana().sweep();
    expect((await umBoleto(server(), 'eva').ask(eva ?? '')).statusCode).toBe(201);
  });

  it('while its price is another one than that of the open boleto, which is taken back at the bank', async () => {
    const { id, boleto } = await ana().charged([umaPoltrona()]);
    const { reserva_id: reservaId } = await db()
      .selectFrom('pedido')
      .select('reserva_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const passageiros = [umPassageiro({ poltrona: (await ana().read(id)).itens[0]?.poltrona ?? 0 })];
    const again = await ana().post('/api/Pedidos', umNovoPedido({ reservaId, passageiros, seguro: true }));
    const { totalCentavos } = again.json<{ data: { totalCentavos: number } }>().data;
    expect(totalCentavos).toBeGreaterThan(boleto.valorCentavos);
    expect(errorOf(await ana().ask(id))).toEqual([409, 'BOLETO_ENCERRANDO']);
    await ana().sweep();
    expect((await ana().banco.get(await ana().numeroOf(id))).situacao).toBe('BAIXADO');
    const next = await ana().ask(id);
    expect(next.json<{ data: BoletoDoPedido }>().data.valorCentavos).toBe(totalCentavos);
  });
});
