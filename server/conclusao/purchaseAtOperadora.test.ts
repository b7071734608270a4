import { addDias, hoje } from '../../src/domain/base/data';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { praxioLugares, startLoja, type Loja } from '../catalogo/operadora/testdata/lojaDaOperadora';
import { umComprador, umNovoPedido, umPassageiro } from '../pedidos/testdata/comprador';
import { createConferePoltronas } from '../reservas/operadora/conferePoltronas';
import { createBank } from '../sandbox/pix/bank';
import type { PartidasOperadora } from '../viagens/operadora/partidasOperadora';
import { poltronaMap } from '../viagens/poltronaMap';

const { tiete, novoRio } = praxioLugares;
let loja: Loja;
let ana: ReturnType<typeof umComprador>;
let viagemId: string;
/** The last departure of the way back, a day later. */
let voltaId: string;
/** A sleeper, whose seats the operator numbers otherwise than it shows them. */
beforeAll(async () => {
  loja = await startLoja();
  ana = umComprador(loja.server);
  viagemId = await lastOf(tiete, novoRio, 7);
  voltaId = await lastOf(novoRio, tiete, 8);
}, START_MS * 3);
afterAll(() => loja.server.close());
beforeEach(() => loja.beIn('normal'));
afterEach(() => expectInvariants(loja.server));

const lastOf = async (origem: string, destino: string, dias: number): Promise<string> =>
  (await loja.search(origem, destino, addDias(hoje(new Date()), dias))).at(-1)?.id ?? '';
/** A part of a hold, from an operator's place to another. */
const trechoDe = async (id: string, origem: string, destino: string, poltrona: number) => ({
  viagemId: id,
  localidadeOrigem: await loja.lugar(origem),
  localidadeDestino: await loja.lugar(destino),
  poltronas: [poltrona],
});

/** Holds, orders and pays a seat; the operator is in another mood when the money comes. */
async function buy(poltrona: number, beforePaying: () => Promise<unknown> = () => Promise.resolve()): Promise<Pedido> {
  const held = await ana.post('/api/Reservas', { trechos: [await trechoDe(viagemId, tiete, novoRio, poltrona)] });
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
    expect(await situacaoOf(7)).toBe('ocupada');
  });
});

describe('a hold of the same seat on two departures of the operator', () => {
  it('is refused as a whole where one was sold at the counter, and the other stays for sale', async () => {
    const poltrona = 13;
    await loja.sellElsewhere(viagemId, poltrona);
    const trechos = [
      await trechoDe(viagemId, tiete, novoRio, poltrona),
      await trechoDe(voltaId, novoRio, tiete, poltrona),
    ];
    const refused = await ana.post('/api/Reservas', { trechos });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ poltronas: [{ viagemId, numero: poltrona }] });
    // The map shows the seats as they are known here while the operator cannot be asked.
    await loja.beIn('fora');
    expect(await situacaoOf(poltrona)).toBe('ocupada');
    const volta = await loja.mapa(voltaId, novoRio, tiete);
    expect(volta.poltronas.find(({ numero }) => numero === poltrona)?.situacao).toBe('livre');
  });
});

async function situacaoOf(poltrona: number) {
  const { poltronas } = await loja.mapa(viagemId, tiete, novoRio);
  return poltronas.find(({ numero }) => numero === poltrona)?.situacao;
}

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
    expect(await situacaoOf(10)).toBe('livre');
    await expect(buy(10)).rejects.toThrow('POLTRONA_OCUPADA');
  });

  it('takes an empty list of seats for no answer: what the operator said before stands, with its age', async () => {
    await loja.mapa(viagemId, tiete, novoRio);
    const conferidoEm = await lookedAt(-180_000);
    const { conferencia } = await mapaFrom(async () => []);
    expect(conferencia).toMatchObject({ aoVivo: false, conferidoEm });
  });

  it('asks nothing while the last answer is fresh, and tells the new answer’s instant afterwards', async () => {
    await loja.mapa(viagemId, tiete, novoRio);
    const listPoltronas = jest.fn(loja.praxio.listPoltronas);
    // Ahead of now, it is fresh however slow the machine is.
    const fresh = await lookedAt(600_000);
    expect((await mapaFrom(listPoltronas)).conferencia).toMatchObject({ aoVivo: true, conferidoEm: fresh });
    expect(listPoltronas).not.toHaveBeenCalled();
    const old = await lookedAt(-180_000);
    const { conferencia } = await mapaFrom(listPoltronas);
    expect(listPoltronas).toHaveBeenCalledTimes(1);
    expect(conferencia?.aoVivo).toBe(true);
    expect(conferencia?.conferidoEm).not.toBe(old);
  });

  it('fails for a fault of ours, which is no silence of the operator', async () => {
    await lookedAt(-180_000);
    await expect(mapaFrom(() => Promise.reject(new TypeError('not a function')))).rejects.toThrow('not a function');
  });
});

/** Moves the instant of the last answer by some time from now. */
async function lookedAt(fromNowMs: number): Promise<string> {
  const conferido_em = new Date(Date.now() + fromNowMs);
  await loja.db.updateTable('poltrona_conferencia').set({ conferido_em }).execute();
  return conferido_em.toISOString();
}

/** The seat map where the operator answers so. */
async function mapaFrom(listPoltronas: PartidasOperadora['listPoltronas']) {
  const { database, catalogue } = loja.server.services;
  const wanted = { id: viagemId, origem: await loja.lugar(tiete), destino: await loja.lugar(novoRio) };
  return poltronaMap(
    database.db,
    catalogue,
    wanted,
    createConferePoltronas({ database, operadora: { listPoltronas } }),
  );
}
