import { IDA_E_VOLTA } from '../../../tests/support/openCompra';
import { openCompraComMapa } from '../../../tests/support/openCompraComMapa';
import { umMapa, umPreco } from '../../../tests/support/viagemBuilders';

/** Chooses seat 5 with this price on the map, or without a map; the hold costs R$ 112,50. */
async function holdAfter(totalCentavos: number | null) {
  const mapa = totalCentavos !== null && umMapa({ precos: [{ classe: 'executivo', preco: umPreco(totalCentavos) }] });
  const app = await openCompraComMapa(mapa ? [mapa] : []);
  app.emit('PoltronaAlternada', { numero: 5 });
  app.emit('PoltronasConfirmadas');
  await app.settle();
  return { aviso: app.compra().aviso, etapa: app.etapa() };
}

// The time of a hold would keep the process alive.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a hold at another price', () => {
  it('is told with both prices, its seats kept', async () => {
    expect(await holdAfter(9_900)).toEqual({
      etapa: 'passageiros',
      aviso: {
        tipo: 'preco',
        mensagem:
          'Estas poltronas custavam R$ 99,00 e agora custam R$ 112,50. Elas estão reservadas: continue ou volte para trocar.',
      },
    });
  });

  it.each([
    ['costs what the map said', 11_250],
    ['was chosen on no map that is still there', null],
  ])('is no news where it %s', async (_, totalCentavos) => {
    expect(await holdAfter(totalCentavos)).toEqual({ etapa: 'passageiros', aviso: null });
  });

  it('is no news where the way back costs what its own map said', async () => {
    const [ida, volta] = [umPreco(11_250), umPreco(9_000)];
    const mapas = [umMapa({ precos: [{ classe: 'executivo', preco: ida }] })];
    mapas.push(umMapa({ viagemId: '200', precos: [{ classe: 'executivo', preco: volta }] }));
    const item = { poltrona: 5, classe: 'executivo' } as const;
    const app = await openCompraComMapa(mapas, IDA_E_VOLTA, {
      preco: {
        itens: [
          { ...item, viagemId: '100', preco: ida },
          { ...item, viagemId: '200', preco: volta },
        ],
        totalCentavos: 20_250,
      },
    });
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('TrechoVisitado', { trecho: 1 });
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, reserva: { preco: { totalCentavos: 20_250 } } });
  });

  it('is no news of a seat on a trip that was not chosen here', async () => {
    const app = await openCompraComMapa([umMapa()], undefined, {
      preco: {
        itens: [{ viagemId: '999', poltrona: 5, classe: 'executivo', preco: umPreco() }],
        totalCentavos: 9_900,
      },
    });
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, reserva: { id: 'r1' } });
  });

  it('is no news where the map of another coach has no such seat', async () => {
    const app = await openCompraComMapa([umMapa()], undefined, {
      preco: {
        itens: [{ viagemId: '100', poltrona: 40, classe: 'executivo', preco: umPreco() }],
        totalCentavos: 9_900,
      },
    });
    app.emit('PoltronaAlternada', { numero: 5 });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: null, reserva: { id: 'r1' } });
    expect(app.etapa()).toBe('passageiros');
  });
});
