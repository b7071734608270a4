import { IDA_E_VOLTA } from '../../../tests/support/openCompra';
import { openCompraComMapa } from '../../../tests/support/openCompraComMapa';
import { umaPoltrona, umMapa } from '../../../tests/support/viagemBuilders';

const poltronas = [umaPoltrona(3, { acessivel: true }), umaPoltrona(5), umaPoltrona(8, { preferencialMulheres: true })];
const ida = umMapa({ poltronas });
const volta = umMapa({ viagemId: '200', poltronas });

describe('a seat that is meant for somebody first', () => {
  it.each([3, 8])('%d is not held before it is confirmed', async (numero) => {
    const app = await openCompraComMapa([ida]);
    app.emit('PoltronaAlternada', { numero });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: { tipo: 'confirmacao' }, reserva: null });
    expect(app.etapa()).toBe('poltronas');

    app.emit('PoltronasEspeciaisMantidas', { poltronas: [{ viagemId: '100', numero }] });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, reserva: { id: 'r1' } });
    expect(app.etapa()).toBe('passageiros');
  });

  it('of the leg that is out of sight opens that leg', async () => {
    const app = await openCompraComMapa([ida, volta], IDA_E_VOLTA);
    app.emit('PoltronaAlternada', { numero: 3 });
    app.emit('TrechoVisitado', { trecho: 1 });
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ trechoAtual: 0, aviso: { tipo: 'confirmacao' }, reserva: null });
  });

  it('is confirmed after what is missing was chosen', async () => {
    const app = await openCompraComMapa([ida, volta], `${IDA_E_VOLTA}&poltronas=3`);
    app.emit('TrechoVisitado', { trecho: 1 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra().aviso).toMatchObject({ tipo: 'escolha' });
  });

  it('does not stop anybody who chose another one', async () => {
    const app = await openCompraComMapa([ida]);
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.etapa()).toBe('passageiros');
  });
});
