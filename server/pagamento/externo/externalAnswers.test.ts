import { sql } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umComprador } from '../../pedidos/testdata/comprador';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import { createPursueExternal } from './pursueExternal';
import { answers, umaAdquirente, URL_DA_ADQUIRENTE } from './testdata/umaAdquirente';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
  await opened(server.services.database, await seededOperador(db(), 'agencia'));
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
/** A link in a state; the acquirer is to be asked about it now. */
async function umLinkEm(situacao: SituacaoExterna, motivo: MotivoExterna | null = null, since = 'now()') {
  const { id: pedidoId } = await ana.order([nextPoltrona++]);
  await agencia.charge(pedidoId);
  const { id, chave } = await agencia.row(pedidoId);
  const url = situacao === 'criando' ? null : 'https://adquirente.test/antes';
  await db().updateTable('cobranca_externa').set({ situacao, motivo, url }).where('id', '=', id).execute();
  await sql`update cobranca_externa set consultar_em = now() - interval '1 second', criado_em = ${sql.raw(since)}
    where id = ${id}::uuid`.execute(db());
  return { pedidoId, id, chave };
}
const expiredAgo = (id: string, seconds: number) =>
  sql`update cobranca_externa set expira_em = now() - make_interval(secs => ${seconds}) where id = ${id}::uuid`.execute(
    db(),
  );

/** Seconds until the acquirer is asked again, rounded to five; null where it is not any more. */
async function nextLook(id: string): Promise<number | null> {
  const { rows } = await sql<{ em: number | null }>`
    select extract(epoch from consultar_em - now())::float8 as em from cobranca_externa where id = ${id}::uuid`.execute(
    db(),
  );
  const em = rows[0]?.em ?? null;
  return em === null ? null : Math.max(0, Math.round(em / 5) * 5);
}
const pursuing = (adquirente: ReturnType<typeof umaAdquirente>) =>
  createPursueExternal({ database: server.services.database, port: adquirente.port });

interface Look {
  from: SituacaoExterna;
  motivo?: MotivoExterna;
  /** Seconds since it expired. */
  late?: number;
  answer: keyof typeof answers;
  asks: 'find' | 'cancel';
  to: SituacaoExterna;
  why: MotivoExterna | null;
  again: number | null;
}
const MINUTES = 600;
const ended = { again: null };

it.each<Look>([
  { from: 'criando', answer: 'open', asks: 'find', to: 'aberta', why: null, again: 15 },
  { from: 'criando', answer: 'unknown', asks: 'find', to: 'criando', why: null, again: 15 },
  { from: 'criando', answer: 'silence', asks: 'find', to: 'criando', why: null, again: 15 },
  { from: 'criando', answer: 'refused', asks: 'find', to: 'recusada', why: null, ...ended },
  { from: 'aberta', answer: 'open', asks: 'find', to: 'aberta', why: null, again: 15 },
  { from: 'aberta', answer: 'refused', asks: 'find', to: 'recusada', why: null, ...ended },
  { from: 'aberta', answer: 'cancelled', asks: 'find', to: 'cancelada', why: 'encerrado', ...ended },
  { from: 'aberta', answer: 'expired', asks: 'find', to: 'expirada', why: 'tempo', ...ended },
  { from: 'aberta', answer: 'silence', asks: 'find', to: 'aberta', why: null, again: 15 },
  { from: 'aberta', answer: 'nonsense', asks: 'find', to: 'aberta', why: null, again: 15 },
  { from: 'aberta', late: 1, answer: 'cancelled', asks: 'cancel', to: 'expirada', why: 'tempo', ...ended },
  { from: 'aberta', late: 1, answer: 'open', asks: 'cancel', to: 'encerrando', why: 'tempo', again: 15 },
  { from: 'aberta', late: 290, answer: 'silence', asks: 'cancel', to: 'encerrando', why: 'tempo', again: 15 },
  {
    from: 'encerrando',
    motivo: 'operador',
    answer: 'open',
    asks: 'cancel',
    to: 'encerrando',
    why: 'operador',
    again: 15,
  },
  {
    from: 'encerrando',
    motivo: 'operador',
    answer: 'cancelled',
    asks: 'cancel',
    to: 'cancelada',
    why: 'operador',
    ...ended,
  },
  { from: 'encerrando', motivo: 'operador', answer: 'expired', asks: 'cancel', to: 'expirada', why: 'tempo', ...ended },
  {
    from: 'encerrando',
    motivo: 'operador',
    answer: 'unknown',
    asks: 'cancel',
    to: 'cancelada',
    why: 'operador',
    again: MINUTES,
  },
  {
    from: 'encerrando',
    motivo: 'tempo',
    late: 290,
    answer: 'silence',
    asks: 'cancel',
    to: 'encerrando',
    why: 'tempo',
    again: 15,
  },
  {
    from: 'encerrando',
    motivo: 'tempo',
    late: 301,
    answer: 'silence',
    asks: 'cancel',
    to: 'cancelada',
    why: 'tempo',
    again: MINUTES,
  },
  {
    from: 'cancelada',
    motivo: 'sem_resposta',
    answer: 'open',
    asks: 'cancel',
    to: 'cancelada',
    why: 'sem_resposta',
    again: MINUTES,
  },
  {
    from: 'cancelada',
    motivo: 'sem_resposta',
    answer: 'cancelled',
    asks: 'cancel',
    to: 'cancelada',
    why: 'sem_resposta',
    ...ended,
  },
  {
    from: 'cancelada',
    motivo: 'sem_resposta',
    answer: 'expired',
    asks: 'cancel',
    to: 'cancelada',
    why: 'sem_resposta',
    ...ended,
  },
  {
    from: 'cancelada',
    motivo: 'sem_resposta',
    answer: 'unknown',
    asks: 'cancel',
    to: 'cancelada',
    why: 'sem_resposta',
    again: MINUTES,
  },
  {
    from: 'cancelada',
    motivo: 'sem_resposta',
    late: 301,
    answer: 'silence',
    asks: 'cancel',
    to: 'cancelada',
    why: 'sem_resposta',
    again: MINUTES,
  },
])('a link ($from, $motivo, $late s late) that the acquirer answers with $answer is $to for $why', async (look) => {
  const { pedidoId, id, chave } = await umLinkEm(look.from, look.motivo);
  if (look.late !== undefined) await expiredAgo(id, look.late);
  const answer = answers[look.answer];
  const adquirente = umaAdquirente(agencia.port, answer);
  const problems: unknown[] = [];
  expect(await pursuing(adquirente)(id, (problem) => problems.push(problem))).toBe(look.from !== look.to);
  expect(problems).toEqual(answer instanceof Error ? [answer] : []);
  expect(adquirente.asked).toEqual([`${look.asks} ${chave}`]);
  const isOpened = look.from === 'criando' && look.to === 'aberta';
  const kept = look.from === look.to || look.to === 'encerrando' ? expect.anything() : null;
  expect(await agencia.row(pedidoId)).toMatchObject({
    situacao: look.to,
    motivo: look.why,
    url: isOpened ? URL_DA_ADQUIRENTE : look.to === 'criando' ? null : kept,
  });
  expect(await nextLook(id)).toBe(look.again);
});

it.each<[SituacaoPedido, MotivoExterna]>([
  ['cancelado', 'encerrado'],
  ['pago', 'outro_pagamento'],
  ['emitido', 'outro_pagamento'],
  ['reserva_expirada', 'outro_pagamento'],
])('a link of an order that is %s is to end for %s', async (situacao, motivo) => {
  const { pedidoId, id, chave } = await umLinkEm('aberta');
  await db().updateTable('pedido').set({ situacao }).where('id', '=', pedidoId).execute();
  const adquirente = umaAdquirente(agencia.port, answers.open);
  expect(await pursuing(adquirente)(id)).toBe(true);
  expect(adquirente.asked).toEqual([`cancel ${chave}`]);
  expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'encerrando', motivo });
});

it('a link of an order that costs something else now is to end for that', async () => {
  const { pedidoId, id } = await umLinkEm('aberta');
  await sql`update pedido set total_centavos = total_centavos + 1 where id = ${pedidoId}::uuid`.execute(db());
  await pursuing(umaAdquirente(agencia.port, answers.cancelled))(id);
  expect(await agencia.row(pedidoId)).toMatchObject({ situacao: 'cancelada', motivo: 'valor_mudou' });
});

it('a link that the acquirer does not know is given up after a minute, unless it is being taken back', async () => {
  const look = async (situacao: SituacaoExterna, motivo: MotivoExterna | null, age: string) => {
    const { pedidoId, id } = await umLinkEm(situacao, motivo, `now() - interval '${age}'`);
    await pursuing(umaAdquirente(agencia.port, null))(id);
    const row = await agencia.row(pedidoId);
    return [row.situacao, row.motivo, await nextLook(id)];
  };
  expect(await look('aberta', null, '50 seconds')).toEqual(['aberta', null, 15]);
  expect(await look('aberta', null, '61 seconds')).toEqual(['cancelada', 'sem_resposta', MINUTES]);
  expect(await look('encerrando', 'operador', '1 second')).toEqual(['cancelada', 'operador', MINUTES]);
});

it('a failed question whose problem nobody listens to is asked again all the same, and hides no fault of ours', async () => {
  const { id } = await umLinkEm('aberta');
  expect(await pursuing(umaAdquirente(agencia.port, answers.silence))(id)).toBe(false);
  expect(await nextLook(id)).toBe(15);
  const problems: unknown[] = [];
  const ours = pursuing(umaAdquirente(agencia.port, new TypeError('ours')))(id, (problem) => problems.push(problem));
  await expect(ours).rejects.toThrow(TypeError);
  expect(problems).toEqual([]);
});

it('nothing is asked about a link of which nothing can change, nor about one that is not there', async () => {
  const { id } = await umLinkEm('recusada');
  await db().updateTable('cobranca_externa').set({ consultar_em: null }).where('id', '=', id).execute();
  const adquirente = umaAdquirente(agencia.port, answers.open);
  expect(await pursuing(adquirente)(id)).toBe(false);
  expect(await pursuing(adquirente)(crypto.randomUUID())).toBe(false);
  expect(adquirente.asked).toEqual([]);
});
