import { sql } from 'kysely';
import { addDias, hoje } from '../../../src/domain/base/data';
import { START_MS } from '../../../tests/support/startMs';
import { setImported } from '../../viagens/seedCatalogue';
import { praxioLugares, startLoja, type Loja } from './testdata/lojaDaOperadora';

const { tiete, resende, novoRio, semMunicipio } = praxioLugares;
let loja: Loja;
beforeAll(async () => {
  loja = await startLoja();
}, START_MS * 2);
afterAll(() => loja.server.close());

const dia = addDias(hoje(new Date()), 5);
const partidas = () =>
  loja.db.selectFrom('partida').select(['id', 'saida', 'linha_id', 'fora_de_venda']).orderBy('id').execute();
/** Makes the lists of the day due, so that the next turn reads them again. */
const age = () =>
  sql`update operadora_lista set lido_em = lido_em - interval '1 day' where dia = ${dia}`.execute(loja.db);

const due = async () =>
  (
    await sql`select 1 from operadora_lista where lido_em < now() - interval '12 hours' and dia = ${dia}`.execute(
      loja.db,
    )
  ).rows.length;

describe('the operator’s departures', () => {
  it('are sold with their times, classes and fares, and know what they are at the operator', async () => {
    const viagens = await loja.search(tiete, novoRio, dia);
    expect(viagens.map(({ partida, chegada }) => [partida.hora, chegada.hora, chegada.dia])).toEqual([
      ['07:00', '13:30', dia],
      ['14:15', '20:45', dia],
      ['23:30', '06:00', addDias(dia, 1)],
    ]);
    const [first, , night] = viagens;
    const { preco, classe } = first?.classes[0] ?? {};
    expect(classe).toBe('convencional');
    expect(night?.classes[0]).toMatchObject({ classe: 'leito', poltronasLivres: 27 });
    expect(preco).toMatchObject({ pedagioCentavos: 645, taxaEmbarqueCentavos: 675, seguroCentavos: 0 });
    const ids = await loja.idsDe(first?.id ?? '', tiete, novoRio);
    expect(ids).toMatchObject({ origem: tiete, destino: novoRio, idTipoVeiculo: '71' });
    expect(ids.idViagem).not.toBe(first?.id);
    // A sleeper has three seats a row: our number 4 is the operator's position 5.
    expect((await loja.idsDe(night?.id ?? '', tiete, novoRio)).poltronas.get(4)).toBe(5);
    // The coach of the night boards in Resende on the next day.
    const inResende = await loja.search(resende, novoRio, addDias(dia, 1));
    expect(inResende.map(({ id, partida }) => [id, partida.hora])).toContainEqual([night?.id, '03:40']);
  });

  it('cost what each day costs', async () => {
    const days = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((n) => loja.search(tiete, novoRio, addDias(dia, n))));
    expect(new Set(days.map(([first]) => first?.menorPrecoCentavos)).size).toBe(2);
  });

  it('are left out where the municipality of a place is not known', () => {
    expect(loja.avisos.join()).toContain(semMunicipio);
  });

  it('stay as they are when the same is read again, and a preview changes nothing', async () => {
    const before = await partidas();
    expect(before.length).toBeGreaterThan(1_000);
    await age();
    await loja.sync();
    expect(await partidas()).toEqual(before);
    expect((await loja.preview())?.plano.resumo.horarios).toEqual({ novas: 0, mudadas: 0, encerradas: 0 });
    expect(await loja.db.selectFrom('catalogo_versao').select('id').execute()).toHaveLength(1);
  });

  it('say how long ago the operator told them, also where it does not answer any more', async () => {
    const idade = async () => (await loja.search(tiete, novoRio, dia)).map(({ lidaHaMinutos }) => lidaHaMinutos);
    expect(await idade()).toEqual([0, 0, 0]);
    await sql`update operadora_lista set lido_em = lido_em - interval '47 minutes' where dia = ${dia}`.execute(loja.db);
    await loja.server.services.database.transaction((tx) => setImported(tx, 'idade'));
    await loja.server.services.catalogue.refresh();
    expect(await idade()).toEqual([47, 47, 47]);
  });

  it('stay where an answer is missing or partial, and go when a second one leaves them out', async () => {
    const before = await partidas();
    await age();
    await loja.beIn('fora');
    await expect(loja.sync()).rejects.toThrow('503');
    expect(await partidas()).toEqual(before);
    // Nothing was read, so everything is due still.
    expect(await due()).toBe(10);
    await loja.beIn('parcial');
    await loja.sync();
    expect(await partidas()).toEqual(before);
    await age();
    await loja.sync();
    expect((await loja.search(tiete, novoRio, dia)).map(({ partida }) => partida.hora)).toEqual(['07:00']);
    await age();
    await loja.beIn('normal');
    await loja.sync();
    expect((await partidas()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});
