import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { strFromU8, unzipSync } from 'fflate';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createBank } from '../../sandbox/pix/bank';
import { pdfText } from '../testdata/pdfText';
import { umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
let bilhete: Bilhete;
let ana: ReturnType<typeof umComprador>;

beforeAll(async () => {
  server = await startServer();
  // The sweeper would conclude the order too, and the second of two conclusions is told to wait.
  await server.services.scheduler.stop();
  ana = umComprador(server);
  const { id } = await ana.order([7]);
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  const { itens } = await ana.conclude(id);
  bilhete = (await ana.get(`/api/Bilhetes/${itens[0]?.bilheteId}`)).json<{ data: Bilhete }>().data;
}, START_MS);
afterAll(() => server.close());

describe('a ticket', () => {
  it('shows its owner who travels, where, when and for how much', () => {
    expect(bilhete).toMatchObject({
      situacao: 'emitido',
      poltrona: 7,
      passageiro: { nome: 'Conceição Araújo', documento: 'RG 123456781' },
      partida: { localidade: { nome: 'São Paulo' } },
      chegada: { localidade: { nome: 'Rio de Janeiro' } },
      operadora: { nome: 'Itapê', cnpj: '12345678000195' },
    });
    expect(bilhete.totalCentavos).toBe(bilhete.preco.totalCentavos);
    expect(bilhete.qrFiscal).toContain(`chBPe=${bilhete.chaveBpe}&tpAmb=2`);
  });

  it('comes as a PDF to keep, which no cache may [CA1]', async () => {
    const answer = await ana.get(`/api/Bilhetes/${bilhete.id}/Pdf`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="itape-${bilhete.localizador}-poltrona-7.pdf"`,
      'cache-control': 'no-store',
    });
    expect(pdfText(answer.rawPayload)).toContain('Conceição Araújo');
  });

  it('comes as an event for a calendar', async () => {
    const answer = await ana.get(`/api/Bilhetes/${bilhete.id}/Calendario`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('SUMMARY:Ônibus São Paulo → Rio de Janeiro');
  });

  it('comes as a pass for Apple Wallet, which no cache may keep, and is offered it', async () => {
    expect(bilhete.carteiras).toEqual({ apple: true, google: null });
    const answer = await ana.get(`/api/Bilhetes/${bilhete.id}/CarteiraApple`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="itape-${bilhete.localizador}-poltrona-7.pkpass"`,
      'cache-control': 'no-store',
    });
    const passe = strFromU8(unzipSync(answer.rawPayload)['pass.json'] ?? new Uint8Array());
    expect(passe).toContain(bilhete.codigoEmbarque);
    expect(passe).toContain('Conceição Araújo');
  });

  it.each(['', '/Pdf', '/Calendario', '/CarteiraApple'])(
    'does not exist for anybody else, nor under a guessed id (%p) [ID1]',
    async (part) => {
      const bia = umComprador(server, 'bia');
      expect((await bia.get(`/api/Bilhetes/${bilhete.id}${part}`)).statusCode).toBe(404);
      expect((await ana.get(`/api/Bilhetes/1${part}`)).statusCode).toBe(404);
      expect((await server.app.inject({ url: `/api/Bilhetes/${bilhete.id}${part}` })).statusCode).toBe(401);
    },
  );

  it('that has ended is offered no wallet and has no pass', async () => {
    const { db } = server.services.database;
    const set = (situacao: Bilhete['situacao']) =>
      db.updateTable('bilhete').set({ situacao }).where('id', '=', bilhete.id).execute();
    await set('cancelado');
    const answer = await ana.get(`/api/Bilhetes/${bilhete.id}/CarteiraApple`);
    expect([answer.statusCode, answer.json<Problema>().erros[0]?.codigo]).toEqual([409, 'BILHETE_SEM_VALIDADE']);
    const read = await ana.get(`/api/Bilhetes/${bilhete.id}`);
    expect(read.json<{ data: Bilhete }>().data).not.toHaveProperty('carteiras');
    await set('emitido');
  });
});
