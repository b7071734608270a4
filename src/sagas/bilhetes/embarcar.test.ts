import { AGORA, offline, succeeded } from '../../../tests/support/builders';
import type { MemoriaDaPorta } from '../../domain/bilhetes/porta';
import { codes, ids, next, codigo, CHAVES, LISTA, ENVIO, opened, sent } from '../../../tests/support/openedDoor';

describe('the door of the bus', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('lets a ticket in once, takes its trip, and says so aloud', async () => {
    const app = await opened();
    expect(await app.read(codigo())).toMatchObject({ veredito: 'pode', claims: { poltrona: 5, iniciais: 'AS' } });
    expect(app.porta().viagem).toEqual({ id: '100', dia: '2026-12-01', hora: '08:00' });
    expect(await app.read(codigo())).toMatchObject({
      veredito: 'ja_lido',
      lidoEm: app.porta().lidos[ids[0]]?.lidoEm,
      n: 2,
    });
    expect(app.door.signal.mock.calls).toEqual([['pode'], ['nao']]);
  });

  it('checks without a network, with the keys that it has kept', async () => {
    const replies = { [CHAVES]: offline(), [LISTA]: offline() };
    const kept = { ...emptyDoor, chaves: [...codes.publicKeys] };
    const app = await opened({ replies, kept });
    expect(await app.read(codigo())).toMatchObject({ veredito: 'pode' });
    expect(await opened({ replies }).then((other) => other.read(codigo()))).toMatchObject({ veredito: 'sem_chave' });
  });

  it('reads codes of two keys without a network, each by the key that it names', async () => {
    const replies = { [CHAVES]: offline(), [LISTA]: offline() };
    const kept = { ...emptyDoor, chaves: [...codes.publicKeys, ...next.publicKeys] };
    const app = await opened({ replies, kept });
    expect(await app.read(codigo(0, '100', codes))).toMatchObject({ veredito: 'pode' });
    expect(await app.read(codigo(1, '100', next))).toMatchObject({ veredito: 'pode', claims: { chave: '2' } });
  });

  it('asks for the keys once more when a code comes before them', async () => {
    let online = false;
    const app = await opened({ replies: { [CHAVES]: () => (online ? succeeded(codes.publicKeys) : offline()) } });
    online = true;
    expect(await app.read(codigo())).toMatchObject({ veredito: 'pode' });
  });

  it.each([
    ['another trip’s ticket', () => codigo(1, '101'), 'outra_viagem'],
    ['a signature that is not ours', () => codigo(1).replace(/\.[^.]+$/, `.${'A'.repeat(86)}`), 'invalido'],
    ['any other text', () => 'https://example.com', 'invalido'],
  ])('refuses %s', async (_, text, veredito) => {
    const app = await opened();
    await app.read(codigo());
    expect(await app.read(text())).toMatchObject({ veredito });
    expect(Object.keys(app.porta().lidos)).toEqual([ids[0]]);
  });

  it('refuses a cancelled ticket, even as the first of its trip', async () => {
    const app = await opened({ replies: { [LISTA]: succeeded({ viagemId: '100', bilhetes: [ids[0]] }) } });
    expect(await app.read(codigo())).toMatchObject({ veredito: 'sem_validade' });
  });

  it('knows what tickets bring without a network, once it has read it', async () => {
    const carga = [{ bilheteId: ids[0], poltrona: 5, adicionais: [{ nome: 'Bicicleta', quantidade: 1 }] }];
    const app = await opened({ replies: { [LISTA]: succeeded({ viagemId: '100', bilhetes: [], carga }) } });
    await app.read(codigo());
    await app.pass(1500);
    expect(app.porta().carga).toEqual(carga);
    const again = await opened({ replies: { [CHAVES]: offline(), [LISTA]: offline() }, kept: app.memoria() });
    expect(again.porta().carga).toEqual(carga);
  });

  it('does not wait for a network that says nothing', async () => {
    const app = await opened({ replies: { [LISTA]: () => new Promise(() => undefined) } });
    app.emit('CodigoEmbarqueLido', { codigo: codigo() });
    for (let turn = 0; turn < 200 && !app.porta().viagem; turn += 1) await app.settle();
    expect(app.porta().resultado).toBeNull();
    await app.pass(1500);
    expect(app.porta().resultado).toMatchObject({ veredito: 'pode' });
  });

  it('misses no code that is read while another is being judged', async () => {
    const app = await opened();
    for (const text of [codigo(), codigo(1), codigo()]) app.emit('CodigoEmbarqueLido', { codigo: text });
    await app.settle();
    expect(app.door.signal.mock.calls).toEqual([['pode'], ['pode'], ['nao']]);
  });

  it('says when this browser cannot check at all', async () => {
    const app = await opened({ verify: async () => null });
    expect(await app.read(codigo())).toMatchObject({ veredito: 'sem_suporte' });
  });

  it('tells the server who boarded, once there is a network again', async () => {
    let online = false;
    const replies = {
      [ENVIO]: () => (online ? succeeded([{ situacao: 'embarcado', lidoEm: AGORA.toISOString() }]) : offline()),
    };
    const app = await opened({ replies, agencia: true });
    await app.read(codigo());
    await app.pass(1500);
    expect(app.porta().fila).toHaveLength(1);
    online = true;
    app.emit('ConexaoMudada', { online: true });
    await app.pass(1500);
    expect(app.porta().fila).toEqual([]);
    expect(app.memoria()?.fila).toEqual([]);
    expect(sent(app).at(-1)?.body).toEqual({
      leituras: [{ codigo: codigo(), lidoEm: app.porta().lidos[ids[0]]?.lidoEm }],
    });
  });

  it.each([
    ['a reading', (app: Door) => app.emit('CodigoEmbarqueLido', { codigo: codigo() })],
    ['another trip', (app: Door) => app.emit('ViagemEmbarqueEscolhida', { viagemId: '101' })],
    ['a sign-in', (app: Door) => app.emit('SessaoIniciada')],
  ])('brings its next exchange with the server, due within a minute, forward by %s', async (_, act) => {
    const app = await opened({ replies: { 'GET /Embarque/101/Cancelados': offline() } });
    const exchanges = () => countOf(app, '/Embarque/Chaves');
    await app.pass(59_999);
    expect(exchanges()).toBe(1);
    await app.pass(1);
    expect(exchanges()).toBe(2);
    act(app);
    await app.settle();
    await app.pass(1499);
    expect(exchanges()).toBe(2);
    await app.pass(1);
    expect(exchanges()).toBe(3);
  });

  it('warns when the server knows that somebody boarded with a void ticket', async () => {
    const replies = { [ENVIO]: succeeded([{ situacao: 'sem_validade', lidoEm: null }]) };
    const app = await opened({ replies, agencia: true });
    await app.read(codigo());
    await app.pass(1500);
    expect(app.state().interface.toasts).toMatchObject([
      { tone: 'warning', texto: expect.stringContaining('poltrona 5') },
    ]);
  });

  it('keeps the readings to itself when nobody of an agency is signed in', async () => {
    const app = await opened();
    await app.read(codigo());
    await app.pass(60_000);
    expect(sent(app)).toEqual([]);
    expect(app.porta().fila).toHaveLength(1);
  });

  it('goes on where it was, and forgets everything at its end', async () => {
    const first = await opened();
    await first.read(codigo());
    const again = await opened({ kept: first.memoria() });
    expect(await again.read(codigo())).toMatchObject({ veredito: 'ja_lido' });
    again.emit('EmbarqueEncerrado');
    await again.settle();
    expect(again.memoria()).toMatchObject({ viagem: null, lidos: {}, semValidade: [], fila: [] });
  });

  it('goes on with its trip when that is said again, as the page’s address does', async () => {
    const app = await opened();
    await app.read(codigo());
    app.emit('ViagemEmbarqueEscolhida', { viagemId: '100' });
    await app.settle();
    expect(Object.keys(app.porta().lidos)).toEqual([ids[0]]);
  });

  it('forgets a boarding that nobody ended, after two days', async () => {
    const lidos = { [ids[0]]: { poltrona: 5, iniciais: 'AS', lidoEm: AGORA.toISOString() } };
    const app = await opened({ kept: { ...emptyDoor, lidos, desde: AGORA.getTime() - 2 * 86_400_000 - 1 } });
    expect(app.porta().lidos).toEqual({});
  });

  it('is of the trip that was typed', async () => {
    const app = await opened({
      replies: { 'GET /Embarque/101/Cancelados': succeeded({ viagemId: '101', bilhetes: [], carga: [] }) },
    });
    app.emit('ViagemEmbarqueEscolhida', { viagemId: '101' });
    await app.settle();
    expect(await app.read(codigo())).toMatchObject({ veredito: 'outra_viagem' });
    expect(await app.read(codigo(1, '101'))).toMatchObject({ veredito: 'pode' });
  });

  it('hears nothing once its page is left', async () => {
    const app = await opened();
    app.emit('EmbarqueFechado');
    await app.settle();
    expect(await app.read(codigo())).toBeNull();
  });
});

type Door = Awaited<ReturnType<typeof opened>>;

const countOf = (app: Door, path: string) =>
  (app.ports.http.request as jest.Mock).mock.calls.filter(([request]) => request.path === path).length;

const emptyDoor: MemoriaDaPorta = {
  viagem: null,
  lidos: {},
  semValidade: [],
  fila: [],
  chaves: [],
  desde: AGORA.getTime(),
};
