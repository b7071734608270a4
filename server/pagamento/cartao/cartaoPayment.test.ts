import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { umPagador, umToken } from '../testdata/umCartao';
import { cartaoWorld } from '../testdata/cartaoWorld';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
});
afterAll(() => server.close());

afterEach(async () => {
  expect(await checkInvariants(server.services.database.db)).toEqual([]);
});

describe('paying by card', () => {
  it('issues the ticket in the same breath, and takes the money once the seat is sold', async () => {
    const id = await world.newPedido();
    expect(await world.pagador.pay(id, 'aprova', { parcelas: 3 })).toMatchObject({
      situacao: 'aprovado',
      bandeira: 'Visa',
      final4: '1111',
      parcelas: 3,
      desafio: null,
    });
    expect(await world.situacaoOf(id)).toBe('emitido');
    expect(await world.attempt(id)).toMatchObject({
      situacao: 'capturada',
      destino: 'aceito',
      trans_status: 'Y',
      eci: '05',
      cavv: expect.any(String),
      ds_trans_id: expect.any(String),
      token: null,
    });
    const [paid] = await world.paymentsOf(id);
    expect(paid).toMatchObject({ situacao: 'captured', parcelas: 3, tipo: 'credit' });
  });

  it('takes a debit at once, since nothing of it can be reserved', async () => {
    const id = await world.newPedido();
    expect((await world.pagador.pay(id, 'aprova', { tipo: 'debito' })).situacao).toBe('aprovado');
    expect(await world.paymentsOf(id)).toMatchObject([{ situacao: 'captured', tipo: 'debit' }]);
  });

  it.each([
    ['aprova', 'aprovado', 'Y'],
    ['tentativa', 'aprovado', 'A'],
    ['desafio', 'desafio', 'C'],
    ['nega', 'recusado', 'N'],
    ['rejeita', 'recusado', 'R'],
    ['indisponivel', 'aprovado', 'U'],
  ] as const)('with a card that %ss is %s on credit [TD5]', async (cenario, situacao, transStatus) => {
    const id = await world.newPedido();
    expect((await world.pagador.pay(id, cenario)).situacao).toBe(situacao);
    expect(await world.attempt(id)).toMatchObject({ trans_status: transStatus });
    expect(await world.paymentsOf(id)).toHaveLength(situacao === 'aprovado' ? 1 : 0);
  });

  it('asks no debit of a bank that could not say who is paying [TD5]', async () => {
    const id = await world.newPedido();
    expect(await world.pagador.pay(id, 'indisponivel', { tipo: 'debito' })).toMatchObject({
      situacao: 'recusado',
      mensagem: expect.stringContaining('Nada foi cobrado'),
    });
    expect(await world.paymentsOf(id)).toEqual([]);
  });

  it('says why the bank refused, keeps the seats and takes another card', async () => {
    const id = await world.newPedido();
    expect(await world.pagador.pay(id, 'sem_saldo')).toMatchObject({
      situacao: 'recusado',
      mensagem: expect.stringContaining('limite ou saldo'),
    });
    expect(await world.situacaoOf(id)).toBe('aguardando_pagamento');
    expect((await world.pagador.pay(id, 'aprova')).situacao).toBe('aprovado');
    expect(await world.attempts(id)).toMatchObject([{ motivo: 'saldo' }, { destino: 'aceito' }]);
  });

  it('may go on by Pix after a refusal, and by card after a Pix that was not paid', async () => {
    const id = await world.newPedido();
    await world.pagador.pay(id, 'nega');
    expect((await world.ana.charge(id)).txid).toBeDefined();
    expect((await world.pagador.pay(id, 'aprova')).situacao).toBe('aprovado');
  });

  it('tells the instalments that the total may be paid in', async () => {
    const id = await world.newPedido();
    const { totalCentavos, opcoes, pagamento } = await world.pagador.read(id);
    expect(pagamento).toBeNull();
    expect(opcoes[0]).toEqual({ parcelas: 1, valorCentavos: totalCentavos, primeiraCentavos: totalCentavos });
    expect(opcoes.every(({ valorCentavos }) => valorCentavos >= 500)).toBe(true);
  });

  it('takes no instalments of debit, and no more tries than a person makes', async () => {
    const id = await world.newPedido();
    const refusal = await world.pagador.post(id, 'aprova', { tipo: 'debito', parcelas: 2 });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([400, { erros: [{ codigo: 'PARCELAS_INVALIDAS' }] }]);
    for (let i = 0; i < 6; i += 1) await world.pagador.pay(id, 'nega');
    const tooMany = await world.pagador.post(id, 'aprova');
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([409, { erros: [{ codigo: 'TENTATIVAS_ESGOTADAS' }] }]);
  });

  it('is another person’s affair: their order is not found', async () => {
    const id = await world.newPedido();
    const bia = umPagador(server, 'bia');
    expect((await bia.post(id, 'aprova')).statusCode).toBe(404);
    expect((await bia.giveUp(id)).statusCode).toBe(404);
    expect(await world.attempts(id)).toEqual([]);
  });

  it('answers a request that is repeated with its key by the same attempt', async () => {
    const id = await world.newPedido();
    const token = await umToken(server, 'aprova');
    const first = await world.pagador.post(id, 'aprova', { token }, 'chave-repetida');
    expect(first.statusCode).toBe(201);
    const again = await world.pagador.post(id, 'aprova', { token }, 'chave-repetida');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await world.pagador.post(id, 'aprova', { token, parcelas: 2 }, 'chave-repetida')).statusCode).toBe(422);
    expect(await world.attempts(id)).toHaveLength(1);
  });
});
