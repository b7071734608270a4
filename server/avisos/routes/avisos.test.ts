import type { Avisos } from '../../../src/domain/wire/avisos/avisos';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { unsubscribeToken, wantsEmail } from '../lembretes/emailChoice';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const umNavegador = (fim = 'ana') => ({
  canal: 'web',
  nome: 'Chrome no Windows',
  endereco: `https://fcm.googleapis.com/fcm/send/${fim}`,
  p256dh: P256DH,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});
const umTelefone = (endereco = 'token:de-um_telefone.1') => ({ canal: 'android', nome: 'Pixel 9', endereco });

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, sub: string, payload?: object) =>
  server.app.inject({ method, url, headers: signedInAs(sub), ...(payload ? { payload } : {}) });
const register = (sub: string, dispositivo: string, payload: object) =>
  call('PUT', `/api/Avisos/Aparelhos/${dispositivo}`, sub, payload);
const avisosOf = async (sub: string) => (await call('GET', '/api/Avisos', sub)).json<{ data: Avisos }>().data;
const codigoOf = (answer: { json: () => unknown }) =>
  (answer.json() as { erros: { codigo: string }[] }).erros[0]?.codigo;
const nomesOf = async (sub: string) => (await avisosOf(sub)).aparelhos.map(({ nome }) => nome);

describe('the devices that are told of trips', () => {
  it('are none until one registers, and each once however often it does', async () => {
    expect(await avisosOf('ana')).toMatchObject({
      email: true,
      aparelhos: [],
      canais: { web: expect.stringMatching(/^[\w-]{87}$/), android: true, ios: true },
    });
    await register('ana', 'web-1', umNavegador());
    const answer = await register('ana', 'web-1', { ...umNavegador(), nome: 'Chrome' });
    expect(answer.statusCode).toBe(200);
    expect((await avisosOf('ana')).aparelhos).toEqual([
      { dispositivo: 'web-1', canal: 'web', nome: 'Chrome', criadoEm: expect.any(String) },
    ]);
    expect(answer.body).not.toContain('fcm.googleapis.com');
  });

  it('belong to who signed in there last', async () => {
    await register('ana', 'web-2', umNavegador('dividido'));
    await register('bia', 'web-2', { ...umNavegador('dividido'), nome: 'De bia' });
    expect(await nomesOf('bia')).toEqual(['De bia']);
    expect(await nomesOf('ana')).toEqual(['Chrome']);
  });

  it('are let go at the sign-out, once more without harm, and by their own person alone', async () => {
    await register('caio', 'app-1', umTelefone());
    expect((await call('DELETE', '/api/Avisos/Aparelhos/app-1', 'bia')).statusCode).toBe(204);
    expect(await nomesOf('caio')).toEqual(['Pixel 9']);
    for (let n = 0; n < 2; n += 1)
      expect((await call('DELETE', '/api/Avisos/Aparelhos/app-1', 'caio')).statusCode).toBe(204);
    expect(await nomesOf('caio')).toEqual([]);
  });

  it('are ten at most: the one that came first makes place', async () => {
    for (let n = 1; n <= 11; n += 1)
      await register('davi', `app-${n}`, { ...umTelefone(`token-numero-${n}`), nome: `Telefone ${n}` });
    const nomes = await nomesOf('davi');
    expect([nomes.length, nomes[0], nomes.at(-1)]).toEqual([10, 'Telefone 11', 'Telefone 2']);
  });

  it.each([
    ['a server that is no browser’s push service', { ...umNavegador(), endereco: 'https://169.254.169.254/latest' }],
    ['a browser without its keys', { canal: 'web', nome: 'x', endereco: umNavegador().endereco }],
    ['a key of another length', { ...umNavegador(), p256dh: 'abc' }],
    ['an address as the token of a telephone', umTelefone('https://evil.test/x')],
    ['a name with a line break', { ...umTelefone(), nome: 'a\nb' }],
    ['a channel that is none', { ...umTelefone(), canal: 'sms' }],
  ])('are not: %s', async (_, payload) => {
    expect((await register('eva', 'web-9', payload)).statusCode).toBe(400);
    expect(await nomesOf('eva')).toEqual([]);
  });

  it('are nobody’s without a sign-in', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/Avisos/Aparelhos/web-1',
      payload: umNavegador(),
    });
    expect([answer.statusCode, codigoOf(answer)]).toEqual([401, 'LOGIN_NECESSARIO']);
  });

  it('stand in the copy of one’s data, without their addresses', async () => {
    const copy = await call('GET', '/api/Conta/Exportacao', 'ana');
    expect(copy.json<{ data: Exportacao }>().data.avisos).toMatchObject({
      email: true,
      aparelhos: [{ nome: 'Chrome', canal: 'web' }],
    });
    expect(copy.body).not.toContain('fcm.googleapis.com');
  });
});

describe('reminders by e-mail', () => {
  const db = () => server.services.database.db;
  const tokenOf = (email: string) => server.services.database.transaction((tx) => unsubscribeToken(tx, email));
  const cancel = (token: string, contentType: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/Avisos/Cancelamento/${token}`,
      headers: { 'content-type': contentType },
      payload,
    });

  it('are switched off and on by who is signed in, for their own trips', async () => {
    const off = await call('PUT', '/api/Avisos', 'fabio', { email: false });
    expect(off.json<{ data: Avisos }>().data.email).toBe(false);
    expect(await wantsEmail(db(), 'outro@itape.test', 'fabio')).toBe(false);
    expect(await wantsEmail(db(), 'outro@itape.test', 'gil')).toBe(true);
    await call('PUT', '/api/Avisos', 'fabio', { email: true });
    expect((await avisosOf('fabio')).email).toBe(true);
  });

  it('keep one token an address, which says nothing of it', async () => {
    const token = await tokenOf('Ana@itape.test');
    expect(await tokenOf(' ana@ITAPE.test ')).toBe(token);
    expect(await tokenOf('bia@itape.test')).not.toBe(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await db().selectFrom('aviso_email').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('itape.test');
  });

  it.each([
    ['a mail program’s form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a mail program’s form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['our page', 'application/json', '{"List-Unsubscribe":"One-Click"}'],
  ])('end at one press, by %s, and once more without harm', async (way, contentType, payload) => {
    const email = `${way.replace(/\W/g, '')}@itape.test`;
    const token = await tokenOf(email);
    expect(await wantsEmail(db(), email, null)).toBe(true);
    for (let n = 0; n < 2; n += 1) expect((await cancel(token, contentType, payload)).statusCode).toBe(204);
    expect(await wantsEmail(db(), email, null)).toBe(false);
    expect(await wantsEmail(db(), email, 'quem-comprou')).toBe(false);
  });

  it('do not end because a program looks where the link leads: it comes to a page that asks', async () => {
    const token = await tokenOf('olhar@itape.test');
    const answer = await server.app.inject({ url: `/api/Avisos/Cancelamento/${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/cancelar-avisos?codigo=${token}`]);
    expect(await wantsEmail(db(), 'olhar@itape.test', null)).toBe(true);
  });

  it('do not end by a form that says nothing, nor by a link that is nobody’s', async () => {
    const token = await tokenOf('fica@itape.test');
    expect((await cancel(token, 'application/x-www-form-urlencoded', 'a=b')).statusCode).toBe(400);
    const unknown = await cancel('x'.repeat(43), 'application/json', '{"List-Unsubscribe":"One-Click"}');
    expect([unknown.statusCode, codigoOf(unknown)]).toEqual([404, 'LINK_INVALIDO']);
    expect(await wantsEmail(db(), 'fica@itape.test', null)).toBe(true);
  });

  it('come again to the conta’s own address when its person wants them again', async () => {
    const conta = {
      nome: 'Hilda Souza',
      cpf: '15350946056',
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      termosAceite: true,
      email: 'hilda@itape.test',
      provedorTipo: 1,
    };
    await server.app.inject({ method: 'POST', url: '/api/Conta', headers: signedInAs('hilda'), payload: conta });
    await cancel(await tokenOf('hilda@itape.test'), 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect((await avisosOf('hilda')).email).toBe(false);
    await call('PUT', '/api/Avisos', 'hilda', { email: true });
    expect((await avisosOf('hilda')).email).toBe(true);
  });
});
