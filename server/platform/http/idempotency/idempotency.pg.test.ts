import { sql } from 'kysely';
import type { Reserva } from '../../../../src/domain/wire/compra/reservas';
import { lugares } from '../../../../tests/support/catalogoDeTeste';
import { trechoDe } from '../../../../tests/support/viagensDeTeste';
import { START_MS } from '../../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../../tests/support/startReplicas';
import { seedOperadores } from '../../../agencia/operadores/seedOperadores';
import { umaAgencia } from '../../../agencia/pedidos/testdata/umaAgencia';
import { rehearse } from '../../database/rehearse';
import { eventually, umComprador, umPassageiro } from '../../../pedidos/testdata/comprador';

type Answer = Awaited<ReturnType<ReturnType<typeof umComprador>['post']>>;

let replicas: Replicas;
let ana: ReturnType<typeof umComprador>;
let anaElsewhere: ReturnType<typeof umComprador>;
let viagemId: string;
let seat = 0;

beforeAll(async () => {
  replicas = await startReplicas();
  await Promise.all([replicas.server, replicas.other].map(({ services }) => services.scheduler.stop()));
  ana = umComprador(replicas.server, 'ana');
  anaElsewhere = umComprador(replicas.other, 'ana');
  viagemId = await ana.viagem();
}, START_MS);
afterAll(() => replicas.close());

const refusalOf = (answer: Answer): [number, string | undefined] => [
  answer.statusCode,
  answer.json<{ erros?: { codigo: string }[] }>().erros?.[0]?.codigo,
];
const seats = (poltrona: number) => ({ trechos: [trechoDe(viagemId, 'saoPaulo', 'rio', [poltrona])] });
const nextSeat = (): number => (seat += 1);
const situacaoOf = async (id: string) => (await ana.read(id)).situacao;
const holdsOf = async (chave: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from idempotencia where dono = 'ana' and chave = ${chave} and status = 201
  `.execute(replicas.server.services.database.db);
  return rows[0]?.n ?? 0;
};

/** Keeps every new hold of a seat waiting, with its key in hand, until `release` is called. */
async function blockHolds(poltrona: number) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let locked = (): void => undefined;
  const ready = new Promise<void>((resolve) => (locked = resolve));
  const { database } = replicas.other.services;
  const done = rehearse(database, async (tx) => {
    await sql`
      insert into ocupacao(partida_id, poltrona, perna, reserva_id)
      select ${viagemId}::bigint, ${poltrona}, perna, gen_random_uuid() from generate_series(0, 9) perna`.execute(tx);
    locked();
    await gate;
  });
  await ready;
  const waiting = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(database.db);
    return rows[0]?.pid;
  };
  return {
    /** The backend of the request that waits. */
    waiting: () => eventually(waiting, (pid) => pid !== undefined),
    release: async () => {
      release();
      await done;
    },
  };
}

describe('the key is judged before anything happens', () => {
  it.each(['the buyer', 'an agency'])('so %s cancels nothing without one', async (who) => {
    const { id } = await ana.order([nextSeat()], viagemId);
    const url = `/api/Pedidos/${id}/Cancelamento`;
    const agencia = umaAgencia(replicas.server, seedOperadores.agencia.user.sub);
    await agencia.attend(id);
    const answer =
      who === 'the buyer'
        ? await ana.post(url, { devolverCentavos: 0 }, '')
        : await agencia.post(`/${id}/Cancelamento`, { devolverCentavos: 0 }, '');
    expect(refusalOf(answer)).toEqual([400, 'IDEMPOTENCY_KEY_OBRIGATORIA']);
    expect(await situacaoOf(id)).toBe('reservado');
  });

  it.each(['the buyer', 'an agency'])('so %s cancels nothing with one that served another request', async (who) => {
    const chave = `usada por ${who}`.replaceAll(' ', '-');
    const [um, outro] = [await ana.order([nextSeat()], viagemId), await ana.order([nextSeat()], viagemId)];
    const agencia = umaAgencia(replicas.server, seedOperadores.agencia.user.sub);
    for (const { id } of [um, outro]) await agencia.attend(id);
    const cancel = (id: string) =>
      who === 'the buyer'
        ? ana.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 }, chave)
        : agencia.post(`/${id}/Cancelamento`, { devolverCentavos: 0 }, chave);
    expect((await cancel(um.id)).statusCode).toBe(200);
    expect(refusalOf(await cancel(outro.id))).toEqual([422, 'CHAVE_REUTILIZADA']);
    expect([await situacaoOf(um.id), await situacaoOf(outro.id)]).toEqual(['cancelado', 'reservado']);
  });
});

describe('the key is judged before the ticket is looked for', () => {
  const choice = () => ({
    viagemId,
    localidadeOrigem: lugares.saoPaulo,
    localidadeDestino: lugares.rio,
    poltrona: 1,
    cobrarCentavos: 0,
    devolverCentavos: 0,
  });
  const { nome, documento, dataNascimento } = umPassageiro();
  const bodies = [
    { action: 'Cancelamento', bodyOf: () => ({ devolverCentavos: 0 }) },
    { action: 'Remarcacao', bodyOf: choice },
    { action: 'Transferencia', bodyOf: () => ({ nome, documento, dataNascimento }) },
  ];

  it.each(bodies)('so $action of one that does not exist hears of a missing and of a used key first', async (line) => {
    const { action, bodyOf } = line;
    const missing = (n: number) => `/api/Bilhetes/00000000-0000-4000-8000-00000000000${n}/${action}`;
    const body = bodyOf();
    expect(refusalOf(await ana.post(missing(1), body, ''))).toEqual([400, 'IDEMPOTENCY_KEY_OBRIGATORIA']);
    const chave = `ausente-${action}`;
    expect((await ana.post(missing(1), body, chave)).statusCode).toBe(404);
    expect(refusalOf(await ana.post(missing(2), body, chave))).toEqual([422, 'CHAVE_REUTILIZADA']);
  });
});

describe('a key is bound to its body at once', () => {
  it('so a refused request may be repeated as it was, and serves no other body', async () => {
    const taken = nextSeat();
    const bia = umComprador(replicas.server, 'bia');
    const { id } = await bia.hold([taken], viagemId);
    expect(refusalOf(await ana.post('/api/Reservas', seats(taken), 'recusada'))).toEqual([409, 'POLTRONA_OCUPADA']);
    const other = await anaElsewhere.post('/api/Reservas', seats(nextSeat()), 'recusada');
    expect(refusalOf(other)).toEqual([422, 'CHAVE_REUTILIZADA']);
    const { database } = replicas.server.services;
    const { inventory } = replicas.server.app;
    await database.transaction((tx) => inventory.releaseReserva(tx, id));
    expect((await anaElsewhere.post('/api/Reservas', seats(taken), 'recusada')).statusCode).toBe(201);
  });

  it('also where the order of the request does not exist', async () => {
    const missing = '/api/Pedidos/00000000-0000-4000-8000-000000000009/Cancelamento';
    expect((await ana.post(missing, { devolverCentavos: 1 }, 'inexistente')).statusCode).toBe(404);
    const other = await ana.post(missing, { devolverCentavos: 2 }, 'inexistente');
    expect(refusalOf(other)).toEqual([422, 'CHAVE_REUTILIZADA']);
  });
});

describe('on two replicas', () => {
  it('many requests with one key take effect once, and all that are answered are answered alike', async () => {
    for (let round = 0; round < 5; round += 1) {
      const chave = `corrida-${round}`;
      const body = seats(nextSeat());
      const send = (n: number) => (n % 2 === 0 ? ana : anaElsewhere).post('/api/Reservas', body, chave);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(n)));
      const done = answers.filter(({ statusCode }) => statusCode === 201);
      const told = answers.filter(({ statusCode }) => statusCode !== 201).map(refusalOf);
      expect(told.every(([status, codigo]) => status === 409 && codigo === 'REQUISICAO_EM_ANDAMENTO')).toBe(true);
      expect(new Set(done.map((answer) => answer.json<{ data: Reserva }>().data.id)).size).toBe(1);
      expect(await holdsOf(chave)).toBe(1);
    }
  });

  it('a twin in flight on the other is told to wait at once, and then gets the same answer', async () => {
    const poltrona = nextSeat();
    const body = seats(poltrona);
    const block = await blockHolds(poltrona);
    const first = ana.post('/api/Reservas', body, 'gemea');
    await block.waiting();
    expect(refusalOf(await anaElsewhere.post('/api/Reservas', body, 'gemea'))).toEqual([
      409,
      'REQUISICAO_EM_ANDAMENTO',
    ]);
    const other = await anaElsewhere.post('/api/Reservas', seats(nextSeat()), 'gemea');
    expect(refusalOf(other)).toEqual([422, 'CHAVE_REUTILIZADA']);
    await block.release();
    const answer = await first;
    expect(answer.statusCode).toBe(201);
    expect((await anaElsewhere.post('/api/Reservas', body, 'gemea')).json()).toEqual(answer.json());
  });

  it('a key whose request was cut in the middle is free for the same request at once', async () => {
    const poltrona = nextSeat();
    const body = seats(poltrona);
    const block = await blockHolds(poltrona);
    const first = ana.post('/api/Reservas', body, 'cortada');
    const pid = await block.waiting();
    await sql`select pg_terminate_backend(${pid ?? 0}::int)`.execute(replicas.other.services.database.db);
    expect((await first).statusCode).toBeGreaterThanOrEqual(500);
    await block.release();
    expect((await anaElsewhere.post('/api/Reservas', body, 'cortada')).statusCode).toBe(201);
  });
});

describe('keys of people who are not signed in', () => {
  const pessoa = { nome: 'Bento Araújo', email: 'bento@itape.test', mensagem: 'O motorista foi muito atento.' };
  const letter = { ...pessoa, tipo: 'elogio' };
  const send = (url: string, payload: object, dispositivo?: string) =>
    replicas.server.app.inject({
      method: 'POST',
      url,
      headers: { 'idempotency-key': 'um', ...(dispositivo && { 'x-dispositivo': dispositivo }) },
      payload,
    });

  it('belong to what they are for: a letter’s key is free for the assistant', async () => {
    expect((await send('/api/Manifestacoes', letter)).statusCode).toBe(201);
    expect((await send('/api/Chatbot/Atendimentos', { ...pessoa, consentimento: true })).statusCode).toBe(201);
    const nota = { ...letter, mensagem: 'Outra coisa: o banheiro estava limpo.' };
    expect(refusalOf(await send('/api/Manifestacoes', nota))).toEqual([422, 'CHAVE_REUTILIZADA']);
  });

  it('and to the device that sends them: a stranger’s key neither occupies mine nor reads my answer', async () => {
    const [mine, theirs] = [
      await send('/api/Manifestacoes', letter, 'a'),
      await send('/api/Manifestacoes', letter, 'b'),
    ];
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(mine.json()).not.toEqual(theirs.json());
  });
});
