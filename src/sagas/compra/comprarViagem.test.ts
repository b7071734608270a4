import { failed, offline, succeeded, umaConta } from '../../../tests/support/builders';
import { umaReserva, umaReservaPropria } from '../../../tests/support/viagemBuilders';
import { dadosPara, compradorDaConta } from '../../domain/compra/passageiros/passageiro';
import {
  UMA_VIAGEM,
  IDA_E_VOLTA,
  COM_TROCAS,
  comprador,
  passageiros,
  openCompra,
  held,
  lostWhileChoosing,
  hold,
} from '../../../tests/support/openCompra';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('choosing and holding seats', () => {
  it('holds the chosen seats, goes on to the passengers and writes the hold into the address', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: held });
    await hold(app);

    expect(app.sent('POST', '/Reservas')).toEqual([
      expect.objectContaining({
        idempotencyKey: 'chave-0001',
        body: { trechos: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }] },
      }),
    ]);
    expect(app.compra().reserva).toEqual(umaReserva());
    expect(app.link()).toMatchObject({ etapa: 'passageiros', chave: 'chave-0001' });
    expect(app.link()?.trechos[0]?.poltronas).toEqual([5]);
  });

  it('asks for a seat before it holds any', async () => {
    const app = openCompra(UMA_VIAGEM);
    app.emit('PoltronasConfirmadas');
    await app.settle();

    expect(app.compra().aviso).toEqual({ tipo: 'escolha', mensagem: 'Escolha pelo menos uma poltrona' });
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
  });

  it('takes six seats and not a seventh', async () => {
    const app = openCompra(UMA_VIAGEM);
    for (let numero = 1; numero <= 7; numero += 1) app.emit('PoltronaAlternada', { numero });
    await app.settle();

    expect(app.compra().trechos[0]?.poltronas).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes each of the seats that are chosen together once', async () => {
    const app = openCompra(UMA_VIAGEM);
    app.emit('PoltronasSugeridasAceitas', { poltronas: [7, 1, 7, 1] });
    await app.settle();

    expect(app.compra().trechos[0]?.poltronas).toEqual([1, 7]);
  });

  it('names the seats that others took, keeps the rest and asks for the map again', async () => {
    const refusal = failed({
      kind: 'refused',
      status: 409,
      erros: [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'Poltrona ocupada' }],
      poltronas: [{ viagemId: '100', numero: 5 }],
    });
    const app = openCompra(UMA_VIAGEM, { replies: { 'POST /Reservas': refusal } });
    app.emit('PoltronaAlternada', { numero: 6 });
    await hold(app);

    expect(app.compra().aviso).toMatchObject({ tipo: 'perdidas', mensagem: expect.stringContaining('A poltrona 5') });
    expect(app.compra().trechos[0]?.poltronas).toEqual([6]);
    expect(app.compra().reserva).toBeNull();
    expect(app.ports.navigation.go).not.toHaveBeenCalled();
  });

  it('says of seats of an own hold in another tab that they are their own, keeps them chosen and offers that hold', async () => {
    const mensagem = 'Você já reservou a poltrona 5, em outra aba ou em outro aparelho.';
    const refusal = failed({
      kind: 'refused',
      status: 409,
      erros: [
        { codigo: 'POLTRONA_OCUPADA', mensagem: 'A poltrona 5 já foi ocupada.' },
        { codigo: 'POLTRONA_JA_RESERVADA', mensagem },
      ],
      poltronas: [{ viagemId: '100', numero: 5, propria: true }],
    });
    const outra = umaReservaPropria({ id: 'r9' });
    let listed = false;
    const replies = {
      'POST /Reservas': refusal,
      'GET /Reservas': () => succeeded(listed ? [outra] : []),
      'DELETE /Reservas/r9': succeeded(null),
    };
    const app = openCompra(UMA_VIAGEM, { replies });
    await app.settle();
    listed = true;
    await hold(app);
    expect(app.compra()).toMatchObject({
      aviso: { tipo: 'perdidas', mensagem },
      perdidas: [],
      trechos: [{ poltronas: [5] }],
      outras: [{ id: 'r9' }],
    });

    listed = false;
    app.emit('ReservaLiberada', { id: 'r9' });
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, outras: [], trechos: [{ poltronas: [5] }] });
  });

  it('says before it goes on which seats were lost while they were chosen, and then goes on with the rest', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: held }, lostWhileChoosing());
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().aviso).toMatchObject({ tipo: 'perdidas', mensagem: expect.stringContaining('A poltrona 6') });
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);

    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')[0]?.body).toMatchObject({ trechos: [{ poltronas: [5] }] });
    expect(app.link()?.etapa).toBe('passageiros');
  });

  it('retries a hold that may have arrived with the same key, and another choice with another', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: { 'POST /Reservas': offline() } });
    await hold(app);
    expect(app.compra().aviso).toMatchObject({ tipo: 'conexao' });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    await hold(app, 6);

    const keys = app.sent('POST', '/Reservas').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['chave-0001', 'chave-0001', 'chave-0002']);
  });

  it('holds once however often the button is pressed', async () => {
    let answer = (): void => undefined;
    const slow = () =>
      new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = () => resolve(succeeded(umaReserva()))));
    const app = openCompra(UMA_VIAGEM, { replies: { 'POST /Reservas': slow } });
    await hold(app);
    app.emit('PoltronasConfirmadas');
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().envio).toBe('reservando');
    answer();
    await app.settle();

    expect(app.sent('POST', '/Reservas')).toHaveLength(1);
    expect(app.link()?.etapa).toBe('passageiros');
  });

  it('goes back to the same hold without asking again, and gives it back for other seats', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: held });
    await hold(app);
    app.emit('EtapaCompraVoltada');
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(1);

    await hold(app, 6);
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
    expect(app.sent('POST', '/Reservas')).toHaveLength(2);
  });

  it('holds both ways of a round trip together, the same number of seats each', async () => {
    const app = openCompra(IDA_E_VOLTA, { replies: held });
    await hold(app);
    expect(app.compra().trechoAtual).toBe(1);
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);

    await hold(app, 9);
    expect(app.sent('POST', '/Reservas')[0]?.body).toEqual({
      trechos: [
        { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] },
        { viagemId: '200', localidadeOrigem: '2', localidadeDestino: '1', poltronas: [9] },
      ],
    });
  });

  it('leads from coach to coach of a round trip with changes, and holds all four together', async () => {
    const app = openCompra(COM_TROCAS, { replies: held });
    for (const [at, numero] of [5, 6, 7].entries()) {
      await hold(app, numero);
      expect(app.compra().trechoAtual).toBe(at + 1);
    }
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
    app.emit('TrechoVisitado', { trecho: 1 });
    app.emit('PoltronaAlternada', { numero: 6 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().aviso?.mensagem).toBe('Escolha as poltronas do 2º trecho da ida');

    await hold(app, 16);
    expect(app.compra().trechoAtual).toBe(3);
    await hold(app, 8);
    expect(app.sent('POST', '/Reservas').map(({ body }) => body)).toEqual([
      {
        trechos: [
          { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '9', poltronas: [5] },
          { viagemId: '300', localidadeOrigem: '9', localidadeDestino: '2', poltronas: [16] },
          { viagemId: '400', localidadeOrigem: '2', localidadeDestino: '9', poltronas: [7] },
          { viagemId: '500', localidadeOrigem: '9', localidadeDestino: '1', poltronas: [8] },
        ],
      },
    ]);
    expect(app.link()).toMatchObject({ etapa: 'passageiros', trechos: app.compra().trechos });
  });

  it('says which way each coach belongs to where a direct way out leads to a way back with a change', async () => {
    const app = openCompra(`${IDA_E_VOLTA}&viagemVoltaConexao=300&localidadeVoltaConexao=9`, { replies: held });
    for (const numero of [5, 6, 7]) await hold(app, numero);
    expect(app.sent('POST', '/Reservas')[0]?.body).toMatchObject({
      trechos: [
        { viagemId: '100', sentido: 'ida' },
        { viagemId: '200', sentido: 'volta', localidadeDestino: '9' },
        { viagemId: '300', sentido: 'volta', localidadeDestino: '1' },
      ],
    });
  });
});

describe('the end of a hold', () => {
  it('frees the seats at the hold’s own time and keeps what was typed about the passengers', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: { ...held, 'GET /Reservas/r1': offline() } });
    await hold(app);
    const dados = dadosPara(1, compradorDaConta(umaConta()), null);
    app.emit('PassageirosDigitados', { dados });
    await app.settle();
    jest.advanceTimersByTime(599_000);
    await app.settle();
    expect(app.compra().reserva).not.toBeNull();

    jest.advanceTimersByTime(2_000);
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, dados, aviso: { tipo: 'vencida' } });
    expect(app.link()).toMatchObject({ etapa: 'poltronas', chave: null });
  });

  it('is noticed when the server says so first', async () => {
    const gone = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'RESERVA_EXPIRADA', mensagem: 'Acabou' }] });
    const app = openCompra(UMA_VIAGEM, { replies: { ...held, 'POST /Pedidos': gone } });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });
});
