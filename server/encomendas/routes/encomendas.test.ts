import { sql } from 'kysely';
import { addDias, diaEm } from '../../../src/domain/base/data';
import { readCodigoEncomenda } from '../../../src/domain/encomendas/codigoEncomenda';
import type { CotacaoEncomenda, EncomendaPrePostada, Rastreio } from '../../../src/domain/wire/encomendas/encomendas';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { forgetEncomendas } from '../retention';
import { finaisSemeados, seedEncomendas } from '../seed/seedEncomendas';
import { caixa, codigosDe, dataOf, encomendasDe, FINAIS, umaEncomenda } from '../testdata/umaEncomenda';
import { today } from '../../platform/database/today';

let server: Server;
let sending: ReturnType<typeof encomendasDe>;
beforeAll(async () => {
  server = await startServer();
  sending = encomendasDe(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const hoje = () => diaEm(new Date(), 'America/Sao_Paulo');
const mailsAbout = async (codigo: string) =>
  (await db().selectFrom('caixa_saida').select('chave').where('chave', 'like', `encomenda/${codigo}/%`).execute()).map(
    ({ chave }) => chave,
  );

describe('a quote', () => {
  it('tells the price line by line by the rows in force, until when it holds, and which coaches take the parcel', async () => {
    const reply = await sending.cotacao();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const cotacao = dataOf<CotacaoEncomenda>(reply);
    expect(cotacao).toMatchObject({
      pesos: { realGramas: 4_200, cubadoGramas: 5_000, taxadoGramas: 5_000 },
      distanciaKm: 427,
      totalCentavos: 2_790 + 4 * 210 + 400,
      retiradaDias: 7,
    });
    expect(cotacao.linhas.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(cotacao.totalCentavos);
    expect(Date.parse(cotacao.validaAte)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const [first] = cotacao.partidas;
    expect(cotacao.partidas.length).toBeGreaterThan(1);
    expect(Date.parse(first?.entregarAte ?? '')).toBeGreaterThan(Date.now());
    expect(first?.chegada.localidade.id).toBe(lugares.rio);
  });

  it('takes a price of a later day from that day on, and not before', async () => {
    const { db: rows } = server.services.database;
    const tomorrow = addDias(hoje(), 1);
    await sql`insert into encomenda_faixa values (${tomorrow}::date, 6000, 99000, 0)`.execute(rows);
    expect(dataOf<CotacaoEncomenda>(await sending.cotacao()).totalCentavos).toBe(4_030);
    await sql`delete from encomenda_faixa where vigente_de = ${tomorrow}::date`.execute(rows);
  });

  it('is refused in words while the company has published no price', async () => {
    const { db: rows } = server.services.database;
    await sql`update encomenda_regra set vigente_de = vigente_de + 36500`.execute(rows);
    const reply = await sending.cotacao();
    await sql`update encomenda_regra set vigente_de = vigente_de - 36500`.execute(rows);
    expect([reply.statusCode, codigosDe(reply)]).toEqual([409, ['ENCOMENDAS_SEM_PRECO']]);
  });

  it.each([
    ['too heavy', { volumes: [{ ...caixa, pesoGramas: 30_001 }] }, 'VOLUME_RECUSADO', 'até 30 kg'],
    ['too long', { volumes: [caixa, { ...caixa, comprimentoCm: 101 }] }, 'VOLUME_RECUSADO', 'Volume 2: Cada lado'],
    ['too large', { volumes: [{ ...caixa, comprimentoCm: 90, larguraCm: 90 }] }, 'VOLUME_RECUSADO', 'soma'],
    ['worth too much', { valorDeclaradoCentavos: 1_000_001 }, 'VALOR_RECUSADO', 'R$ 10.000,00'],
  ])('is refused in words for what is %s', async (_, changes, codigo, words) => {
    const reply = await sending.cotacao(changes);
    expect([reply.statusCode, codigosDe(reply)]).toEqual([400, [codigo]]);
    expect(reply.body).toContain(words);
  });

  it('is refused where no coach of ours goes, and takes no price from outside', async () => {
    expect((await sending.cotacao({ localidadeDestino: lugares.ilhaDoMel })).statusCode).toBe(404);
    expect((await sending.cotacao({ totalCentavos: 1 })).statusCode).toBe(400);
  });
});

describe('a parcel that is announced', () => {
  const parte = (changes: object) => ({ nome: 'Ana Souza', celular: '+5511987654321', ...changes });
  const CPF = { tipo: 'cpf', numero: '52998224725' };

  it('gets its code, its day, and an e-mail to who sends it', async () => {
    const encomenda = await sending.announced();
    expect(readCodigoEncomenda(encomenda.codigo)).toBe(encomenda.codigo);
    expect(encomenda).toMatchObject({
      postarAte: addDias(hoje(), 5),
      totalCentavos: 4_030,
      remetente: { documento: { tipo: 'cpf', numero: '52998224725' } },
    });
    expect(await mailsAbout(encomenda.codigo)).toEqual([`encomenda/${encomenda.codigo}/pre_postada/remetente`]);
  });

  it('tells an address that nobody has proven its code in fixed words, without the names that were typed', async () => {
    const encomenda = await sending.announced({
      remetente: parte({ nome: 'Ganhe Premio', email: 'vitima@itape.test', documento: CPF }),
      destinatario: parte({ nome: 'Clique Agora', email: 'outra@itape.test', documento: CPF }),
    });
    await sending.employ();
    const received = await sending.receive(encomenda.codigo, { totalCentavos: encomenda.totalCentavos });
    expect(received.statusCode).toBe(201);
    const mails = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', 'like', `encomenda/${encomenda.codigo}/%`)
      .execute();
    expect(mails).toHaveLength(3);
    for (const { corpo } of mails) {
      expect(JSON.stringify(corpo)).toContain(encomenda.codigo);
      expect(JSON.stringify(corpo)).not.toMatch(/Premio|Clique/);
    }
  });

  it('is announced once, however often it is sent, and a quote makes one parcel', async () => {
    const { id } = dataOf<CotacaoEncomenda>(await sending.cotacao());
    const chave = { 'idempotency-key': 'a-mesma' };
    const first = await sending.post('/api/Encomendas', umaEncomenda(id), chave);
    const again = await sending.post('/api/Encomendas', umaEncomenda(id), chave);
    expect(again.json()).toEqual(first.json());
    expect(codigosDe(await sending.post('/api/Encomendas', umaEncomenda(id)))).toEqual(['COTACAO_USADA']);
    const noKey = await server.app.inject({ method: 'POST', url: '/api/Encomendas', payload: umaEncomenda(id) });
    expect(codigosDe(noKey)).toEqual(['IDEMPOTENCY_KEY_OBRIGATORIA']);
  });

  it('needs a quote that still holds', async () => {
    const { id } = dataOf<CotacaoEncomenda>(await sending.cotacao());
    await sql`update encomenda_cotacao set valida_ate = now() - interval '1 second' where id = ${id}::uuid`.execute(
      db(),
    );
    expect(codigosDe(await sending.post('/api/Encomendas', umaEncomenda(id)))).toEqual(['COTACAO_VENCIDA']);
    expect(codigosDe(await sending.post('/api/Encomendas', umaEncomenda('nada')))).toEqual(['COTACAO_VENCIDA']);
  });

  it.each([
    ['without the acknowledgement', { ciencia: false }, 'CIENCIA_NECESSARIA'],
    ['with an NF-e key whose digit is wrong', { fiscal: { tipo: 'nfe', chave: '1'.repeat(44) } }, 'CHAVE_NFE_INVALIDA'],
    [
      'with a CPF that is none',
      { destinatario: parte({ documento: { tipo: 'cpf', numero: '12345678900' } }) },
      'DOCUMENTO_INVALIDO',
    ],
    [
      'with one name only',
      { remetente: parte({ nome: 'Ana', documento: { tipo: 'cpf', numero: '52998224725' } }) },
      'NOME_INVALIDO',
    ],
  ])('is refused %s', async (_, changes, codigo) => {
    const reply = await sending.announce(changes);
    expect([reply.statusCode, codigosDe(reply)]).toEqual([400, [codigo]]);
  });

  it('does not exist without its fiscal document, not even in the database', async () => {
    expect((await sending.announce({ fiscal: { tipo: 'declaracao', itens: [] } })).statusCode).toBe(400);
    const { codigo } = await sending.announced();
    const undocumented = sql`update encomenda set declaracao = null where codigo = ${codigo}`.execute(db());
    await expect(undocumented).rejects.toThrow(/check/);
  });

  it('may come from a company, by its NF-e', async () => {
    const fiscal = { tipo: 'nfe', chave: '4317 1207 3646 1700 0135 5500 0000 0120 1410 0012 0146' };
    const remetente = parte({ nome: 'Casa & Cia 3 Ltda', documento: { tipo: 'cnpj', numero: '12.345.678/0001-95' } });
    const reply = await sending.announce({ fiscal, remetente });
    expect(dataOf<EncomendaPrePostada>(reply)).toMatchObject({
      remetente: { documento: { tipo: 'cnpj', numero: '12345678000195' } },
      fiscal: { tipo: 'nfe', chave: '43171207364617000135550000000120141000120146' },
    });
  });

  it('is forgotten when nobody brought it, and its quote with it; one that was never used too', async () => {
    const { codigo } = await sending.announced();
    await sql`update encomenda set postar_ate = ${today} - 40 where codigo = ${codigo}`.execute(db());
    await sql`update encomenda_cotacao set valida_ate = now() - interval '1 hour'`.execute(db());
    await forgetEncomendas(server.services.database);
    expect((await sending.track(codigo, FINAIS.ana)).statusCode).toBe(404);
    const orphans = await sql<{ n: string }>`select count(*) as n from encomenda_cotacao q
      where not exists (select 1 from encomenda e where e.cotacao_id = q.id)`.execute(db());
    expect(orphans.rows[0]?.n).toBe('0');
  });
});

describe('following a parcel', () => {
  it('is open to who knows its code and the last four of either document, and tells nothing of anybody', async () => {
    const { codigo } = await sending.announced();
    for (const final of Object.values(FINAIS)) {
      const reply = await sending.track(codigo, final);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(dataOf<Rastreio>(reply)).toMatchObject({
        situacao: 'pre_postada',
        volumes: 1,
        eventos: [{ situacao: 'pre_postada', local: null }],
        retirada: null,
      });
      expect(reply.body).not.toMatch(/Ana|Bento|52998224725|itape\.test|98765|4725|7735/);
    }
  });

  it('takes the digits from the header alone, never from the address, which is logged', async () => {
    const { codigo } = await sending.announced();
    const inAddress = await server.app.inject({ url: `/api/Encomendas/Rastreio/${codigo}?documento=${FINAIS.ana}` });
    expect(inAddress.statusCode).toBe(400);
  });

  it('answers wrong digits and a code that is nobody’s in the same words, and after some guesses not that address', async () => {
    const { codigo } = await sending.announced();
    const wrong = await sending.track(codigo, '0000');
    const nobody = await sending.track('ITAAAAAAAAA', '0000');
    expect([wrong.statusCode, nobody.statusCode]).toEqual([404, 404]);
    expect(wrong.json()).toEqual(nobody.json());
    for (let i = 1; i < 8; i += 1) expect((await sending.track(codigo, `000${i}`)).statusCode).toBe(404);
    const shut = await sending.track(codigo, FINAIS.ana);
    expect([shut.statusCode, codigosDe(shut)]).toEqual([409, ['MUITAS_TENTATIVAS']]);
    expect(shut.headers['retry-after']).toBe('900');
    await sql`update encomenda_palpite set em = em - interval '16 minutes' where codigo = ${codigo}`.execute(db());
    expect((await sending.track(codigo, FINAIS.ana)).statusCode).toBe(200);
  });

  it('stays open to its owner while strangers guess, however many they are', async () => {
    const { codigo } = await sending.announced();
    for (let i = 0; i < 8; i += 1) await sending.track(codigo, `000${i}`, '198.51.100.7');
    expect((await sending.track(codigo, FINAIS.ana, '198.51.100.7')).statusCode).toBe(409);
    expect((await sending.track(codigo, FINAIS.ana, '192.0.2.5')).statusCode).toBe(200);

    for (let i = 0; i < 32; i += 1) await sending.track(codigo, '0000', `198.51.100.${100 + i}`);
    expect((await sending.track(codigo, FINAIS.ana, '192.0.2.5')).statusCode).toBe(200);
    // Under attack an address has two guesses instead of eight.
    for (let i = 0; i < 2; i += 1) expect((await sending.track(codigo, '0000', '192.0.2.6')).statusCode).toBe(404);
    expect((await sending.track(codigo, '0000', '192.0.2.6')).statusCode).toBe(409);
  });

  it('counts the guesses of one IPv6 connection together, whatever its last half', async () => {
    const { codigo } = await sending.announced();
    for (let i = 0; i < 8; i += 1) await sending.track(codigo, '0000', `2001:db8:0:1::${i}`);
    expect((await sending.track(codigo, FINAIS.ana, '2001:db8::1:dead:beef:1:2')).statusCode).toBe(409);
    expect((await sending.track(codigo, FINAIS.ana, '2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('ends for an address that guesses at many parcels', async () => {
    const { codigo } = await sending.announced();
    for (let i = 0; i < 24; i += 1) await sending.track(`ITAAAAAAA${10 + i}`, '0000', '198.51.100.9');
    expect((await sending.track(codigo, FINAIS.ana, '198.51.100.9')).statusCode).toBe(409);
  });

  it('can be tried on the parcels of the test environment, which are seeded once', async () => {
    const { database, catalogue } = server.services;
    await seedEncomendas(database, catalogue);
    for (const final of finaisSemeados) {
      expect(dataOf<Rastreio>(await sending.track('ITRETRADA49', final)).situacao).toBe('aguardando_retirada');
    }
    const seeded = await sql<{ n: string }>`select count(*) as n from encomenda where codigo like 'ITRETRADA%'`.execute(
      db(),
    );
    expect(seeded.rows[0]?.n).toBe('1');
  });
});
