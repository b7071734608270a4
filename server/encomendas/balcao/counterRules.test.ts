import { sql } from 'kysely';
import { CARGA_POR_PARTIDA_GRAMAS } from '../../../src/domain/encomendas/encomenda';
import type {
  CotacaoEncomenda,
  EncomendaBalcao,
  EncomendaPrePostada,
  Rastreio,
} from '../../../src/domain/wire/encomendas/encomendas';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { findTariff } from '../cotacao/tariff';
import { forgetEncomendas } from '../retention';
import { caixa, codigosDe, dataOf, encomendasDe, FINAIS, umaEncomenda } from '../testdata/umaEncomenda';
import { today } from '../../platform/database/today';

const TOTAL = 4_030;
let server: Server;
let ana: ReturnType<typeof encomendasDe>;
let bia: ReturnType<typeof encomendasDe>;
beforeAll(async () => {
  server = await startServer();
  ana = encomendasDe(server, 'ana');
  bia = encomendasDe(server, 'bia');
  for (const clerk of [ana, bia]) await clerk.employ();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const posted = async (changes: object = {}) => {
  const { codigo } = await ana.announced(changes);
  expect((await ana.receive(codigo, { totalCentavos: TOTAL })).statusCode).toBe(201);
  return codigo;
};
const coachOf = async (codigo: string): Promise<string> => (await ana.show(codigo)).partidas[0]?.viagemId ?? '';
const load = (codigo: string, viagemId: string) => ana.move(codigo, { situacao: 'em_transporte', viagemId });
const waiting = async (changes: object = {}) => {
  const codigo = await posted(changes);
  await load(codigo, await coachOf(codigo));
  for (const situacao of ['chegou', 'aguardando_retirada']) await ana.move(codigo, { situacao });
  return codigo;
};
const handed = { situacao: 'entregue', nome: 'Bento Araújo', documentoFinal: '7735', armazenagemCentavos: 0 };
const moneyOf = async (codigo: string) =>
  (
    await db()
      .selectFrom('encomenda_cobranca as c')
      .innerJoin('encomenda as e', 'e.id', 'c.encomenda_id')
      .select(['c.motivo', 'c.total'])
      .where('e.codigo', '=', codigo)
      .orderBy('c.motivo')
      .execute()
  ).map(({ motivo, total }) => [motivo, total]);
const mailsAbout = async (codigo: string): Promise<number> =>
  (await db().selectFrom('caixa_saida').select('chave').where('chave', 'like', `encomenda/${codigo}/%`).execute())
    .length;

describe('a coach', () => {
  const changed = async (
    viagemId: string,
    change: { saida?: Date; situacao?: 'cancelada' },
    then: () => Promise<void>,
  ) => {
    const before = await db()
      .selectFrom('partida')
      .select(['saida', 'situacao'])
      .where('id', '=', viagemId)
      .executeTakeFirstOrThrow();
    await db().updateTable('partida').set(change).where('id', '=', viagemId).execute();
    try {
      await then();
    } finally {
      await db().updateTable('partida').set(before).where('id', '=', viagemId).execute();
    }
  };

  it('that was cancelled, or that left long ago, takes no parcel; one that just left does', async () => {
    const codigo = await posted();
    const viagemId = await coachOf(codigo);
    await changed(viagemId, { situacao: 'cancelada' }, async () => {
      expect(codigosDe(await load(codigo, viagemId))).toEqual(['VIAGEM_NAO_SERVE']);
      expect((await ana.show(codigo)).partidas.map((one) => one.viagemId)).not.toContain(viagemId);
    });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await changed(viagemId, { saida: hoursAgo(13) }, async () => {
      expect(codigosDe(await load(codigo, viagemId))).toEqual(['VIAGEM_JA_SAIU']);
    });
    expect((await ana.show(codigo)).situacao).toBe('postada');
    await changed(viagemId, { saida: hoursAgo(0.5) }, async () => {
      expect((await ana.show(codigo)).partidas[0]?.viagemId).toBe(viagemId);
      expect((await load(codigo, viagemId)).statusCode).toBe(201);
    });
  });

  it('that does not exist is refused in words, not by a breakdown', async () => {
    const codigo = await posted();
    expect(codigosDe(await load(codigo, '999999999999'))).toEqual(['VIAGEM_NAO_SERVE']);
    expect((await load(codigo, 'x')).statusCode).toBe(400);
  });

  it('is filled to its last gram and not beyond', async () => {
    const [first, second] = [await posted(), await posted()];
    const viagemId = await coachOf(first);
    const loaded = (gramas: number) =>
      sql`update encomenda_cobranca set pesos = jsonb_build_object('realGramas', ${gramas}::int)
      where motivo = 'frete' and encomenda_id = (select id from encomenda where codigo = ${first})`.execute(db());
    expect((await load(first, viagemId)).statusCode).toBe(201);
    const others = await sql<{ gramas: string | null }>`select sum((c.pesos->>'realGramas')::int) as gramas
      from encomenda_evento e join encomenda_cobranca c on c.encomenda_id = e.encomenda_id and c.motivo = 'frete'
      join encomenda m on m.id = e.encomenda_id
      where e.ordem = 2 and e.partida_id = ${viagemId}::bigint and m.codigo <> ${first}`.execute(db());
    const room = CARGA_POR_PARTIDA_GRAMAS - Number(others.rows[0]?.gramas ?? 0) - caixa.pesoGramas;
    await loaded(room + 1);
    expect(codigosDe(await load(second, viagemId))).toEqual(['BAGAGEIRO_CHEIO']);
    await loaded(room);
    expect((await load(second, viagemId)).statusCode).toBe(201);
    await loaded(caixa.pesoGramas);
  });
});

describe('a step that is repeated', () => {
  const key = (name: string) => ({ 'idempotency-key': name });
  const body = { volumes: [caixa], totalCentavos: TOTAL, meio: 'pix' };

  it('under its key is the same step, and its money is taken once', async () => {
    const { codigo } = await ana.announced();
    const url = `/api/Agencia/Encomendas/${codigo}/Recebimento`;
    const post = () => ana.post(url, body, { ...ana.headers, ...key('a-mesma-postagem') });
    const first = await post();
    const again = await post();
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await moneyOf(codigo)).toEqual([['frete', TOTAL]]);
  });

  it('under the key of another clerk is a step of its own, which comes too late', async () => {
    const { codigo } = await ana.announced();
    const url = `/api/Agencia/Encomendas/${codigo}/Recebimento`;
    const first = await ana.post(url, body, { ...ana.headers, ...key('de-quem') });
    const stranger = await ana.post(url, body, { ...bia.headers, ...key('de-quem') });
    expect([first.statusCode, stranger.statusCode]).toEqual([201, 409]);
    expect(codigosDe(stranger)).toEqual(['ENCOMENDA_FORA_DE_ORDEM']);
    expect(await moneyOf(codigo)).toHaveLength(1);
  });

  it('with other words under the same key is refused', async () => {
    const codigo = await posted();
    const url = `/api/Agencia/Encomendas/${codigo}/Eventos`;
    const lost = { situacao: 'extraviada', motivo: 'Sumiu' };
    const first = await ana.post(
      url,
      { situacao: 'em_transporte', viagemId: await coachOf(codigo) },
      { ...ana.headers, ...key('um-passo') },
    );
    const other = await ana.post(url, lost, { ...ana.headers, ...key('um-passo') });
    expect([first.statusCode, other.statusCode]).toEqual([201, 422]);
    expect((await ana.show(codigo)).situacao).toBe('em_transporte');
  });
});

describe('handing over', () => {
  it('is refused to a name that is none, without a word of the parcel changing', async () => {
    const codigo = await waiting();
    for (const nome of ['Bento', 'B3nto Araújo', '   ']) {
      const reply = await ana.move(codigo, { ...handed, nome });
      expect([reply.statusCode, (await ana.show(codigo)).situacao]).toEqual([400, 'aguardando_retirada']);
    }
  });

  it('with storage owed needs the way of paying, and cash an open till', async () => {
    const codigo = await waiting();
    await sql`update encomenda_evento set prazo = ${today} - 4 where prazo is not null
      and encomenda_id = (select id from encomenda where codigo = ${codigo})`.execute(db());
    const armazenagemCentavos = (await ana.show(codigo)).retirada?.armazenagemCentavos ?? 0;
    const owed = { ...handed, armazenagemCentavos };
    expect(codigosDe(await ana.move(codigo, owed))).toEqual(['MEIO_NECESSARIO']);
    expect(codigosDe(await ana.move(codigo, { ...owed, meio: 'dinheiro' }))).toEqual(['CAIXA_FECHADO']);
    expect((await ana.show(codigo)).situacao).toBe('aguardando_retirada');
    expect(await moneyOf(codigo)).toEqual([['frete', TOTAL]]);
    expect((await ana.move(codigo, { ...owed, meio: 'debito' })).statusCode).toBe(201);
    expect(await moneyOf(codigo)).toEqual([
      ['armazenagem', armazenagemCentavos],
      ['frete', TOTAL],
    ]);
  });

  it('takes nothing where nothing is owed, whatever the screen says', async () => {
    const codigo = await waiting();
    const greedy = await ana.move(codigo, { ...handed, armazenagemCentavos: 350, meio: 'pix' });
    expect(codigosDe(greedy)).toEqual(['PRECO_MUDOU']);
    expect((await ana.move(codigo, { ...handed, meio: 'pix' })).statusCode).toBe(201);
    expect(await moneyOf(codigo)).toEqual([['frete', TOTAL]]);
  });

  it('keeps a passport’s letters in capitals, and finds the parcel by them either way', async () => {
    const bento = {
      nome: 'Bento Araújo',
      documento: { tipo: 'passaporte', numero: 'fx123abc' },
      celular: '+5521987654321',
    };
    const codigo = await waiting({ destinatario: bento });
    for (const final of ['3ABC', '3abc']) expect((await ana.track(codigo, final)).statusCode).toBe(200);
    const reply = await ana.move(codigo, { ...handed, documentoFinal: '3abc' });
    expect(dataOf<EncomendaBalcao>(reply).recebedor?.documentoFinal).toBe('3ABC');
  });
});

describe('the words to people', () => {
  it('go to nobody who left no address, and the parcel moves all the same', async () => {
    const nobody = (nome: string) => ({
      nome,
      documento: { tipo: 'cpf', numero: '52998224725' },
      celular: '+5511987654321',
    });
    const codigo = await waiting({ remetente: nobody('Ana Souza'), destinatario: nobody('Bento Araújo') });
    expect((await ana.move(codigo, handed)).statusCode).toBe(201);
    expect(await mailsAbout(codigo)).toBe(0);
    const seen = dataOf<Rastreio>(await ana.track(codigo, FINAIS.ana));
    expect(seen.situacao).toBe('entregue');
  });
});

describe('the tariff of a distance', () => {
  it('is that of the first band that reaches it, and beyond the last one the last', async () => {
    const bands = await db().selectFrom('encomenda_faixa').selectAll().orderBy('ate_km').execute();
    const baseOf = async (km: number) => (await findTariff(db(), km)).faixa.baseCentavos;
    for (const [i, { ate_km, base_centavos }] of bands.entries()) {
      const next = bands[i + 1] ?? bands.at(-1);
      expect([await baseOf(ate_km), await baseOf(ate_km + 1)]).toEqual([base_centavos, next?.base_centavos]);
    }
    expect(bands.length).toBeGreaterThan(2);
  });
});

describe('what is forgotten', () => {
  it('is no parcel that was posted, however old its quote and its day', async () => {
    const codigo = await posted();
    await sql`update encomenda set postar_ate = ${today} - 400 where codigo = ${codigo}`.execute(db());
    await sql`update encomenda_cotacao set valida_ate = now() - interval '400 days'`.execute(db());
    await forgetEncomendas(server.services.database);
    expect((await ana.track(codigo, FINAIS.ana)).statusCode).toBe(200);
  });

  it('is no quote that still holds', async () => {
    const { id } = dataOf<CotacaoEncomenda>(await ana.cotacao());
    await forgetEncomendas(server.services.database);
    const reply = await ana.post('/api/Encomendas', umaEncomenda(id));
    expect(dataOf<EncomendaPrePostada>(reply).codigo).toMatch(/^IT/);
  });
});
