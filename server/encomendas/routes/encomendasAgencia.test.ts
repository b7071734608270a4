import { sql } from 'kysely';
import { addDias, diaEm } from '../../../src/domain/base/data';
import type {
  EncomendaBalcao,
  EncomendaResumo,
  FreteEncomenda,
  Rastreio,
} from '../../../src/domain/wire/encomendas/encomendas';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { opened } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { caixa, codigosDe, dataOf, encomendasDe, FINAIS } from '../testdata/umaEncomenda';
import { today } from '../../platform/database/today';

const TOTAL = 4_030;
let server: Server;
let counter: ReturnType<typeof encomendasDe>;
let operadora: OperadorRow;
beforeAll(async () => {
  server = await startServer();
  counter = encomendasDe(server);
  operadora = await counter.employ();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const posted = async () => {
  const { codigo } = await counter.announced();
  expect((await counter.receive(codigo, { totalCentavos: TOTAL })).statusCode).toBe(201);
  return codigo;
};
const carried = async () => {
  const codigo = await posted();
  const [partida] = (await counter.show(codigo)).partidas;
  const viagemId = partida?.viagemId ?? '';
  expect((await counter.move(codigo, { situacao: 'em_transporte', viagemId })).statusCode).toBe(201);
  return codigo;
};
const waiting = async () => {
  const codigo = await carried();
  for (const situacao of ['chegou', 'aguardando_retirada']) await counter.move(codigo, { situacao });
  return codigo;
};
const movementsOf = async (codigo: string) =>
  (
    await sql<{ modalidade: string; valor_centavos: number }>`
      select m.modalidade, m.valor_centavos from caixa_movimento m join encomenda e on e.id = m.encomenda_id
      where e.codigo = ${codigo} order by m.n`.execute(db())
  ).rows.map(({ modalidade, valor_centavos }) => [modalidade, valor_centavos]);
const mailsAbout = async (codigo: string) =>
  (
    await db()
      .selectFrom('caixa_saida')
      .select('chave')
      .where('chave', 'like', `encomenda/${codigo}/%`)
      .orderBy('chave')
      .execute()
  ).map(({ chave }) => chave.replace(`encomenda/${codigo}/`, ''));

describe('the counter', () => {
  it('is for operators: neither for clients nor for somebody who is none', async () => {
    const { codigo } = await counter.announced();
    const url = `/api/Agencia/Encomendas/${codigo}`;
    expect((await server.app.inject({ url, headers: signedInAs('cliente') })).statusCode).toBe(403);
    expect(codigosDe(await server.app.inject({ url, headers: signedInAs('outro', 'Agencia') }))).toEqual([
      'SEM_OPERADOR',
    ]);
    expect(
      (await server.app.inject({ url: '/api/Agencia/Encomendas/ITAAAAAAAAA', headers: counter.headers })).statusCode,
    ).toBe(404);
  });

  it('weighs, tells the new price, and takes no other', async () => {
    const { codigo } = await counter.announced();
    const heavier = [{ ...caixa, pesoGramas: 6_100 }];
    const { totalCentavos } = dataOf<FreteEncomenda>(await counter.weigh(codigo, heavier));
    expect(totalCentavos).toBe(TOTAL + 2 * 210);
    const refused = await counter.receive(codigo, { volumes: heavier, totalCentavos: TOTAL });
    expect([refused.statusCode, codigosDe(refused)]).toEqual([409, ['PRECO_MUDOU']]);
    expect((await counter.show(codigo)).situacao).toBe('pre_postada');
    const reply = await counter.receive(codigo, { volumes: heavier, totalCentavos });
    expect(dataOf<EncomendaBalcao>(reply)).toMatchObject({ situacao: 'postada', totalCentavos, volumes: heavier });
  });

  it('keeps to the price of the quote until its day, and then takes that of today', async () => {
    const { codigo } = await counter.announced();
    const yesterday = addDias(diaEm(new Date(), 'America/Sao_Paulo'), -1);
    await sql`update encomenda_cotacao set tarifa_de = ${yesterday}::date
      where id = (select cotacao_id from encomenda where codigo = ${codigo})`.execute(db());
    const today = diaEm(new Date(), 'America/Sao_Paulo');
    await sql`insert into encomenda_faixa values (${today}::date, 6000, 5000, 0)`.execute(db());
    try {
      expect(dataOf<FreteEncomenda>(await counter.weigh(codigo, [caixa])).totalCentavos).toBe(TOTAL);
      await sql`update encomenda set postar_ate = ${yesterday}::date where codigo = ${codigo}`.execute(db());
      expect(dataOf<FreteEncomenda>(await counter.weigh(codigo, [caixa])).totalCentavos).toBe(5_400);
    } finally {
      await sql`delete from encomenda_faixa where vigente_de = ${today}::date`.execute(db());
    }
  });

  it('takes cash into an open till and no other; what is paid otherwise waits for one', async () => {
    const { codigo } = await counter.announced();
    const dinheiro = await counter.receive(codigo, { totalCentavos: TOTAL, meio: 'dinheiro' });
    expect([dinheiro.statusCode, codigosDe(dinheiro)]).toEqual([409, ['CAIXA_FECHADO']]);
    expect((await counter.show(codigo)).situacao).toBe('pre_postada');
    const byPix = await posted();
    expect(await movementsOf(byPix)).toEqual([]);
    await opened(server.services.database, operadora);
    expect(await movementsOf(byPix)).toEqual([['pix', TOTAL]]);
    expect((await counter.receive(codigo, { totalCentavos: TOTAL, meio: 'dinheiro' })).statusCode).toBe(201);
    expect(await movementsOf(codigo)).toEqual([['dinheiro', TOTAL]]);
  });
});

describe('the way of a parcel', () => {
  it('goes from hand to hand to who fetches it, and everybody is told', async () => {
    const codigo = await carried();
    const onTheWay = dataOf<Rastreio>(await counter.track(codigo, FINAIS.bento));
    expect(onTheWay).toMatchObject({ situacao: 'em_transporte', viagem: { linha: '08-0001-00' } });
    await counter.move(codigo, { situacao: 'chegou' });
    await counter.move(codigo, { situacao: 'aguardando_retirada' });
    const prazo = addDias(diaEm(new Date(), 'America/Sao_Paulo'), 7);
    expect(dataOf<Rastreio>(await counter.track(codigo, FINAIS.ana))).toMatchObject({
      situacao: 'aguardando_retirada',
      retirada: { prazo, armazenagemCentavos: 0 },
    });
    const handed = { situacao: 'entregue', nome: 'Bento Araújo', documentoFinal: '7735', armazenagemCentavos: 0 };
    const reply = await counter.move(codigo, handed);
    expect(dataOf<EncomendaBalcao>(reply).recebedor).toEqual({ nome: 'Bento Araújo', documentoFinal: '7735' });
    const seen = await counter.track(codigo, FINAIS.ana);
    expect(dataOf<Rastreio>(seen).eventos.map(({ situacao }) => situacao)).toEqual([
      'pre_postada',
      'postada',
      'em_transporte',
      'chegou',
      'aguardando_retirada',
      'entregue',
    ]);
    expect(seen.body).not.toMatch(/Bento|7735/);
    expect(await mailsAbout(codigo)).toEqual([
      'aguardando_retirada/destinatario',
      'aguardando_retirada/remetente',
      'entregue/remetente',
      'postada/destinatario',
      'postada/remetente',
      'pre_postada/remetente',
    ]);
  });

  it('asks for each day of storing after the last free one, and hands nothing over for another sum', async () => {
    const codigo = await waiting();
    await sql`update encomenda_evento set prazo = ${today} - 4 where prazo is not null
      and encomenda_id = (select id from encomenda where codigo = ${codigo})`.execute(db());
    const { retirada } = await counter.show(codigo);
    const armazenagemCentavos = retirada?.armazenagemCentavos ?? 0;
    expect(armazenagemCentavos).toBeGreaterThanOrEqual(3 * 350);
    const handed = { situacao: 'entregue', nome: 'Bento Araújo', documentoFinal: '7735', meio: 'pix' };
    expect(codigosDe(await counter.move(codigo, { ...handed, armazenagemCentavos: 0 }))).toEqual(['PRECO_MUDOU']);
    expect((await counter.show(codigo)).situacao).toBe('aguardando_retirada');
    expect((await counter.move(codigo, { ...handed, armazenagemCentavos })).statusCode).toBe(201);
    expect(await movementsOf(codigo)).toContainEqual(['pix', armazenagemCentavos]);
  });

  it('never goes back, skips nothing, and the database holds it so', async () => {
    const codigo = await carried();
    for (const evento of [{ situacao: 'aguardando_retirada' }, { situacao: 'devolvida', motivo: 'Recusada' }]) {
      expect(codigosDe(await counter.move(codigo, evento))).toEqual(['ENCOMENDA_FORA_DE_ORDEM']);
    }
    const again = await counter.receive(codigo, { totalCentavos: TOTAL });
    expect(codigosDe(again)).toEqual(['ENCOMENDA_FORA_DE_ORDEM']);
    const insert = (ordem: number, anterior: number) =>
      sql`insert into encomenda_evento (encomenda_id, ordem, anterior, operador)
        select id, ${ordem}::int, ${anterior}::int, 'x' from encomenda where codigo = ${codigo}`.execute(db());
    await expect(insert(1, 2)).rejects.toThrow(/check|unique|duplicate/);
    await expect(insert(4, 2)).rejects.toThrow(/check/);
    await expect(insert(4, 3)).rejects.toThrow();
  });

  it('ends in a loss or goes back to who sent it, with the reason', async () => {
    const lost = await carried();
    const reply = await counter.move(lost, { situacao: 'extraviada', motivo: 'Não estava no bagageiro' });
    expect(dataOf<EncomendaBalcao>(reply).situacao).toBe('extraviada');
    const back = await waiting();
    expect((await counter.move(back, { situacao: 'devolvida' })).statusCode).toBe(400);
    expect((await counter.move(back, { situacao: 'devolvida', motivo: 'Ninguém retirou' })).statusCode).toBe(201);
    expect(await mailsAbout(back)).toContain('devolvida/remetente');
  });

  it('is carried by a departure that goes there and has room', async () => {
    const codigo = await posted();
    const other = await db().selectFrom('partida').select('id').where('linha_id', '=', 2).executeTakeFirstOrThrow();
    const wrong = await counter.move(codigo, { situacao: 'em_transporte', viagemId: other.id });
    expect(codigosDe(wrong)).toEqual(['VIAGEM_NAO_SERVE']);
    const [partida] = (await counter.show(codigo)).partidas;
    const viagemId = partida?.viagemId ?? '';
    const another = await posted();
    await counter.move(another, { situacao: 'em_transporte', viagemId });
    await sql`update encomenda_cobranca set pesos = '{"realGramas": 399000}'
      where motivo = 'frete' and encomenda_id = (select id from encomenda where codigo = ${another})`.execute(db());
    expect(codigosDe(await counter.move(codigo, { situacao: 'em_transporte', viagemId }))).toEqual(['BAGAGEIRO_CHEIO']);
    expect((await counter.show(codigo)).partidas.map((one) => one.viagemId)).not.toContain(viagemId);
  });

  it('is in the list of what is still to be done, without a name', async () => {
    const codigo = await posted();
    const reply = await server.app.inject({ url: '/api/Agencia/Encomendas', headers: counter.headers });
    expect(dataOf<EncomendaResumo[]>(reply)[0]).toMatchObject({ codigo, situacao: 'postada', volumes: 1 });
    expect(reply.body).not.toMatch(/Bento|Ana/);
  });
});
