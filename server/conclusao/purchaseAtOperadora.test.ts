import { addDias, hoje } from '../../src/domain/base/data';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { praxioLugares, startLoja, type Loja } from '../catalogo/operadora/testdata/lojaDaOperadora';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { createBank } from '../sandbox/pix/bank';

const { tiete, novoRio } = praxioLugares;
let loja: Loja;
let ana: ReturnType<typeof umComprador>;
let viagemId: string;
/** A sleeper, whose seats the operator numbers otherwise than it shows them. */
beforeAll(async () => {
  loja = await startLoja();
  ana = umComprador(loja.server);
  const viagens = await loja.search(tiete, novoRio, addDias(hoje(new Date()), 7));
  viagemId = viagens.at(-1)?.id ?? '';
}, START_MS * 3);
afterAll(() => loja.server.close());
beforeEach(() => loja.beIn('normal'));
afterEach(() => expectInvariants(loja.server));

/** Holds, orders and pays a seat; the operator is in another mood when the money comes. */
async function buy(poltrona: number, beforePaying: () => Promise<unknown> = () => Promise.resolve()): Promise<Pedido> {
  const trecho = { localidadeOrigem: await loja.lugar(tiete), localidadeDestino: await loja.lugar(novoRio) };
  const held = await ana.post('/api/Reservas', { trechos: [{ viagemId, ...trecho, poltronas: [poltrona] }] });
  if (held.statusCode !== 201) throw new Error(JSON.stringify(held.json()));
  const reservaId = held.json<{ data: { id: string } }>().data.id;
  const ordered = await ana.post(
    '/api/Pedidos',
    umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] }),
  );
  const { id } = ordered.json<{ data: Pedido }>().data;
  const { txid } = await ana.charge(id);
  await beforePaying();
  await createBank(loja.server.services.database).pay(txid);
  return ana.conclude(id);
}
const vendasOf = ({ id }: Pedido) =>
  loja.db.selectFrom('sandbox_praxio_venda').selectAll().where('chave', 'like', `${id}%`).execute();

describe('a ticket of a departure of the operator', () => {
  it('is issued over a sale there, in the operator’s ids, which takes the place of the block', async () => {
    const pedido = await buy(4);
    expect(pedido.situacao).toBe('emitido');
    const ids = await loja.idsDe(viagemId, tiete, novoRio);
    expect(await vendasOf(pedido)).toMatchObject([
      { id_viagem: ids.idViagem, poltrona: 5, origem: Number(tiete), destino: Number(novoRio) },
    ]);
    expect(ids.poltronas.get(4)).toBe(5);
    const blocks = await loja.db.selectFrom('bloqueio_operadora').select(['poltrona', 'situacao']).execute();
    expect(blocks).toEqual([{ poltrona: 4, situacao: 'vendida' }]);
    expect(await loja.db.selectFrom('sandbox_praxio_bloqueio').selectAll().execute()).toEqual([]);
    const mapa = await loja.mapa(viagemId, tiete, novoRio);
    expect(mapa.poltronas.filter(({ situacao }) => situacao === 'ocupada').map(({ numero }) => numero)).toEqual([4]);
    expect(mapa.conferencia).toMatchObject({ aoVivo: true });
  });

  it('gives the money back where the block was lost and the seat sold at the counter', async () => {
    const pedido = await buy(7, async () => {
      await loja.db.deleteFrom('sandbox_praxio_bloqueio').execute();
      await loja.sellElsewhere(viagemId, 7);
    });
    expect(pedido.situacao).toMatch(/^estorn/);
    expect(await vendasOf(pedido)).toEqual([]);
    const mapa = await loja.mapa(viagemId, tiete, novoRio);
    expect(mapa.poltronas.find(({ numero }) => numero === 7)?.situacao).toBe('ocupada');
  });
});

describe('the seat map of a departure of the operator', () => {
  it('says how old it is where the operator does not answer', async () => {
    await loja.mapa(viagemId, tiete, novoRio);
    await loja.db
      .updateTable('poltrona_conferencia')
      .set({ conferido_em: new Date(Date.now() - 180_000) })
      .execute();
    await loja.beIn('fora');
    const { conferencia } = await loja.mapa(viagemId, tiete, novoRio);
    expect(conferencia?.aoVivo).toBe(false);
    expect(Math.round((conferencia?.idadeMs ?? 0) / 60_000)).toBe(3);
  });

  it('shows a stale answer as it is, and the hold decides', async () => {
    await loja.beIn('antigo');
    await loja.sellElsewhere(viagemId, 10);
    await loja.db.deleteFrom('poltrona_conferencia').execute();
    const mapa = await loja.mapa(viagemId, tiete, novoRio);
    expect(mapa.poltronas.find(({ numero }) => numero === 10)?.situacao).toBe('livre');
    await expect(buy(10)).rejects.toThrow('POLTRONA_OCUPADA');
  });
});
