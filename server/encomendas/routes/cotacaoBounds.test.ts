import { sql } from 'kysely';
import { LIMITES } from '../../../src/domain/encomendas/encomenda';
import type { CotacaoEncomenda } from '../../../src/domain/wire/encomendas/encomendas';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { deleteUnusedCotacoes } from '../cotacao/cotacaoRepository';
import { findTariff } from '../cotacao/tariff';
import { guesserOf } from '../rastreio/guesses';
import { caixa, dataOf, encomendasDe } from '../testdata/umaEncomenda';
import { today } from '../../platform/database/today';

let server: Server;
let de: ReturnType<typeof encomendasDe>;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  de = encomendasDe(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const refusal = (reply: { statusCode: number; json: <T>() => T }) => {
  const [erro] = reply.json<{ erros?: { codigo: string; mensagem: string; campo?: string }[] }>().erros ?? [];
  return [reply.statusCode, erro?.codigo, erro?.campo];
};
const quotes = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from encomenda_cotacao`.execute(db())).rows[0]?.n;

describe('the bounds of a quote', () => {
  it.each([
    [LIMITES.valorMinimoCentavos - 1, false],
    [LIMITES.valorMinimoCentavos, true],
    [LIMITES.valorCentavos, true],
    [LIMITES.valorCentavos + 1, false],
  ])('of a declared value of %i centavos: %p', async (valorDeclaradoCentavos, isTaken) => {
    const { statusCode } = await de.cotacao({ valorDeclaradoCentavos });
    expect([statusCode < 300, statusCode === 400]).toEqual([isTaken, !isTaken]);
  });

  it.each([
    ['as many volumes as there may be', LIMITES.volumes, true],
    ['one more', LIMITES.volumes + 1, false],
    ['none', 0, false],
  ])('of %s', async (_, count, isTaken) => {
    const before = await quotes();
    const volumes = Array.from({ length: count }, () => ({ ...caixa, pesoGramas: 500 }));
    const { statusCode } = await de.cotacao({ volumes });
    expect(statusCode < 300).toBe(isTaken);
    expect(await quotes()).toBe((before ?? 0) + (isTaken ? 1 : 0));
  });

  it.each(['pesoGramas', 'comprimentoCm', 'larguraCm', 'alturaCm'])('of a volume whose %s is none', async (medida) => {
    for (const wrong of [0, -1, 1.5, 1_000_000]) {
      const reply = await de.cotacao({ volumes: [{ ...caixa, [medida]: wrong }] });
      expect([wrong, reply.statusCode]).toEqual([wrong, 400]);
    }
  });

  it('names the volume that does not fit, of several', async () => {
    const heavy = { ...caixa, pesoGramas: 31_000 };
    const reply = await de.cotacao({ volumes: [caixa, heavy] });
    const { erros } = reply.json<{ erros: { codigo: string; campo?: string }[] }>();
    expect(reply.statusCode).toBe(400);
    expect(erros[0]?.campo).toContain('volumes');
    expect(erros[0]?.campo).toContain('1');
  });

  it.each([
    ['from a place to itself', lugares.saoPaulo, lugares.saoPaulo],
    ['from a place that no line serves', lugares.ilhaDoMel, lugares.rio],
    ['by two lines', lugares.campoGrande, lugares.rio],
    ['to a place that does not exist', lugares.saoPaulo, '999999'],
  ])('of a way %s', async (_, localidadeOrigem, localidadeDestino) => {
    const reply = await de.cotacao({ localidadeOrigem, localidadeDestino });
    expect(refusal(reply).slice(0, 2)).toEqual([404, 'TRECHO_NAO_ATENDIDO']);
  });
});

describe('the price of a quote', () => {
  const total = async (change: object) => dataOf<CotacaoEncomenda>(await de.cotacao(change)).totalCentavos;

  it('adds up line by line, and never falls with the weight, the size, the value or the number', async () => {
    const quote = dataOf<CotacaoEncomenda>(await de.cotacao());
    expect(quote.linhas.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(quote.totalCentavos);
    const base = quote.totalCentavos;
    for (const change of [
      { volumes: [{ ...caixa, pesoGramas: caixa.pesoGramas + 5_000 }] },
      { volumes: [{ ...caixa, alturaCm: caixa.alturaCm + 30 }] },
      { volumes: [caixa, caixa] },
      { valorDeclaradoCentavos: 900_000 },
    ]) {
      expect(await total(change)).toBeGreaterThan(base);
    }
  });

  it('is that of the first band that reaches the distance, at its very last kilometre too', async () => {
    const { rows } = await sql<{ ate_km: number; base_centavos: number }>`
      select ate_km, base_centavos from encomenda_faixa where vigente_de = (select max(vigente_de)
        from encomenda_faixa where vigente_de <= ${today}) order by ate_km`.execute(db());
    const last = rows.at(-1);
    const baseOf = async (km: number) => (await findTariff(db(), km)).faixa.baseCentavos;
    for (const [i, { ate_km, base_centavos }] of rows.entries()) {
      expect(await baseOf(ate_km)).toBe(base_centavos);
      expect(await baseOf(ate_km + 1)).toBe((rows[i + 1] ?? last)?.base_centavos);
    }
    expect(rows.length).toBeGreaterThan(1);
  });
});

describe('a quote that was never used', () => {
  it('is deleted after its end, and one that holds or became a parcel is not', async () => {
    const { id: unused } = dataOf<CotacaoEncomenda>(await de.cotacao());
    const { id: holds } = dataOf<CotacaoEncomenda>(await de.cotacao());
    await de.announced();
    await sql`update encomenda_cotacao set valida_ate = now() - interval '1 second' where id <> ${holds}::uuid`.execute(
      db(),
    );
    await deleteUnusedCotacoes(db());
    const { rows } = await sql<{ id: string; sent: boolean }>`
      select c.id, exists (select 1 from encomenda e where e.cotacao_id = c.id) as sent from encomenda_cotacao c`.execute(
      db(),
    );
    expect(rows.filter(({ sent }) => !sent).map(({ id }) => id)).toEqual([holds]);
    expect(rows.filter(({ sent }) => sent).length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id)).not.toContain(unused);
  });
});

describe('whose guesses count together', () => {
  it.each([
    ['one half of an IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['the short and the long form', '2001:db8::1', '2001:db8:0:0:0:0:0:1', true],
    ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['two IPv4 addresses', '203.0.113.1', '203.0.113.2', false],
    ['an IPv4 address and its form in IPv6', '203.0.113.1', '::ffff:203.0.113.1', false],
  ])('%s', (_, one, other, together) => {
    expect(guesserOf(one) === guesserOf(other)).toBe(together);
    expect(guesserOf(one)).not.toContain(one);
  });
});
