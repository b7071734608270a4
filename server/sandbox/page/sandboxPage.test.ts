import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { readConfig } from '../../config';
import { enqueueEmail, sendQueued } from '../../platform/outbox/outbox';
import { eventually, umComprador } from '../../pedidos/testdata/comprador';
import { umaIniciacao } from '../../pagamento/iniciacao/testdata/umaIniciacao';
import { umPagador } from '../../pagamento/testdata/umCartao';
import { createSandboxMailbox } from '../mailbox';
import { registerSandbox } from '../registerSandbox';
import { createHttpPraxio } from '../../adapters/praxio/httpPraxio';
import { createLocalFetch } from '../../platform/http/outgoing/localFetch';
import { SANDBOX_PRAXIO } from '../praxio/credentials';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const page = async () => (await server.app.inject({ url: '/_sandbox/' })).body;

describe('the sandbox page', () => {
  it('shows the seeded people and where to look', async () => {
    const body = await page();
    for (const text of ['cliente@itape.test', 'temp1234', '/api/docs', '/_sandbox/pix']) expect(body).toContain(text);
  });

  it('lists the coupons that may be typed, and until when', async () => {
    const body = await page();
    for (const text of ['BEMVINDO10', 'VERAO25', '20% no Natal de 2025, até 31/12/2025']) expect(body).toContain(text);
  });

  it('needs neither a script nor a style of its own, as the content security policy asks', async () => {
    const answer = await server.app.inject({ url: '/_sandbox/' });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.body).not.toMatch(/<script|<style|style=|onclick/);
    expect((await server.app.inject({ url: '/_sandbox/estilo.css' })).headers['content-type']).toContain('text/css');
  });

  it('has a button for each open charge, and none once it is paid', async () => {
    const ana = umComprador(server);
    const { id, localizador } = await ana.order([1]);
    const { txid } = await ana.charge(id);
    expect(await page()).toContain(`action="/_sandbox/pagar/${txid}"`);
    const paid = await server.app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, '/_sandbox/?aviso=Pix%20pago.#cobrancas']);
    const after = await page();
    expect(after).not.toContain(`action="/_sandbox/pagar/${txid}"`);
    expect(after).toContain(`pedido ${localizador}`);
    const again = await server.app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });
    expect(decodeURIComponent(String(again.headers.location))).toContain('já foi paga');
  });

  it('lists the payments in the apps of banks, and decides one as the bank’s page does', async () => {
    expect(await page()).toContain('Nenhum pagamento ainda. Na página do Pix');
    const ana = umaIniciacao(server, 'banco');
    const { id } = await ana.order([13]);
    await ana.charge(id);
    const { id: iniciacaoId, url } = await ana.started(id);
    const consent = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
    const open = await page();
    expect(open).toContain(`href="/_sandbox/iniciador/banco/${consent}"`);
    expect(open).toContain('Esperando a pessoa');
    const press = async (decisao: string, which = consent) =>
      decodeURIComponent(
        String(
          (await server.app.inject({ method: 'POST', url: `/_sandbox/bancos/${which}`, payload: { decisao } })).headers
            .location,
        ),
      );
    expect(await press('outra')).toContain('Decisão desconhecida.');
    expect(await press('recusar', 'nenhum')).toContain('Consentimento não encontrado.');
    expect(await press('recusar')).toBe('/_sandbox/?aviso=O banco decidiu.#bancos');
    expect(await ana.seen(id, iniciacaoId)).toMatchObject({ situacao: 'cancelada' });
    const after = await page();
    expect(after).toContain('Recusado pela pessoa');
    expect(after).not.toContain(`action="/_sandbox/bancos/${consent}"`);
    await ana.started(id, 'nimbo');
    const second = /action="\/_sandbox\/bancos\/([^"]+)"/.exec(await page())?.[1] ?? '';
    await press('aprovar', second);
    const paid = await eventually(
      () => ana.read(id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(paid.situacao).toBe('emitido');
    expect(await page()).toMatch(/Pago<\/span>\s*<\/p>\s*<h3[^>]*>Nimbo/);
  });

  it('ends the time of unpaid holds at a press, and pays a closed charge late', async () => {
    const ana = umComprador(server, 'tarde');
    const { id } = await ana.order([7]);
    const { txid } = await ana.charge(id);
    const ended = await server.app.inject({ method: 'POST', url: '/_sandbox/vencer-reservas' });
    expect(decodeURIComponent(String(ended.headers.location))).toMatch(/reservas? vence/);
    await ana.conclude(id);
    expect(await page()).toContain('Pagar com atraso');
    const paid = await server.app.inject({
      method: 'POST',
      url: `/_sandbox/pagar/${txid}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'atrasado=sim',
    });
    expect(decodeURIComponent(String(paid.headers.location))).toContain('Pix pago com atraso.');
    expect(await page()).not.toContain('Pagar com atraso');
    // The seats were still free: late money takes them again.
    const concluded = await eventually(
      () => ana.conclude(id),
      ({ situacao }) => situacao === 'emitido',
    );
    expect(concluded.situacao).toBe('emitido');
  });

  it('names the cards to try, and leads to the bank’s open question', async () => {
    expect(await page()).toContain('4000000000001091');
    const ana = umComprador(server);
    const { id } = await ana.order([25]);
    const { desafio } = await umPagador(server).pay(id, 'desafio');
    expect(await page()).toContain(`href="${desafio?.url}"`);
    await umPagador(server).giveUp(id);
    expect(await page()).not.toContain(`href="${desafio?.url}"`);
  });

  it('shows e-mails with their codes, and nothing in them becomes markup', async () => {
    const { database } = server.services;
    await enqueueEmail(database.db, 'x', {
      para: 'a@b.test',
      assunto: '<b>Oi</b>',
      corpo: '<script>1</script>',
      codigo: '987654',
    });
    await sendQueued(database, createSandboxMailbox(database));
    const body = await page();
    expect(body).toContain('987654');
    expect(body).toContain('&lt;b&gt;Oi&lt;/b&gt;');
    expect(body).not.toContain('<script>');
    expect((await server.app.inject({ url: '/_sandbox/?aviso=%3Cimg%20src%3Dx%3E' })).body).not.toContain('<img');
  });

  it('switches how the operator behaves, by a button and by an address', async () => {
    expect(await page()).toContain('Agora: <strong>Normal</strong>');
    const press = (modo: string) =>
      server.app.inject({ method: 'POST', url: '/_sandbox/operadora', payload: { modo } });
    expect((await press('recusa')).headers.location).toMatch(/#operadora$/);
    expect(await page()).toContain('Agora: <strong>Recusa</strong>');
    expect(decodeURIComponent(String((await press('outro')).headers.location))).toContain('desconhecido');
    const put = (modo: string) =>
      server.app.inject({ method: 'PUT', url: '/_sandbox/praxio/humor', payload: { modo } });
    expect((await put('normal')).json()).toEqual({ modo: 'normal', atrasoMs: 0 });
    expect((await put('outro')).statusCode).toBe(400);
  });

  it('sells a seat at the operator’s counter, of the coach that somebody looked at last', async () => {
    const press = async () =>
      decodeURIComponent(
        String((await server.app.inject({ method: 'POST', url: '/_sandbox/operadora/balcao' })).headers.location),
      );
    expect(await press()).toContain('Abra antes o mapa');
    const praxio = createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app));
    const trecho = { origem: '5101', destino: '5103' };
    const [partida] = await praxio.listPartidas(trecho, '2026-12-01');
    const free = async () =>
      (await praxio.listPoltronas(partida ?? { idViagem: '', idTipoVeiculo: '' }, trecho)).filter(({ livre }) => livre);
    expect(await free()).toHaveLength(42);
    expect(await press()).toContain('Uma poltrona foi vendida');
    expect(await free()).toHaveLength(41);
  });

  it('does not exist in production', async () => {
    const fetch = () => Promise.reject(new Error('no network'));
    const services = { ...server.services, production: true, place: readConfig({}), fetch };
    await expect(registerSandbox(server.app, services)).rejects.toThrow('must not run in production');
  });
});
