import { sql } from 'kysely';
import { START_MS } from '../../tests/support/startMs';
import { signedInAs, startServer } from '../../tests/support/startServer';
import type { ResumoAdministracao } from '../../src/domain/wire/administracao/resumo';
import type { Server } from '../createServer';
import { today } from '../platform/database/today';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const assuntos = async (): Promise<ResumoAdministracao['assuntos']> => {
  const headers = signedInAs('otto', 'Operacao');
  const reply = await server.app.inject({ url: '/api/Administracao/Resumo', headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: ResumoAdministracao }>().data.assuntos;
};
const carta = (protocolo: string, prazo: string, resposta: string | null = null) =>
  sql`insert into manifestacao(id, protocolo, tipo, nome, email, mensagem, prazo, resposta, respondida_em, apagar_em)
    values (gen_random_uuid(), ${protocolo}, 'reclamacao', 'Ana', 'ana@itape.test', 'uma mensagem qualquer',
      ${today} + ${prazo}::interval, ${resposta}, ${resposta === null ? null : sql`now()`}, ${today} + 1000)`.execute(
    db(),
  );

describe('the summary of the back office', () => {
  it('counts alerts that are open, those of broken invariants apart', async () => {
    const before = await assuntos();
    for (const [kind, end] of [
      ['A1', null],
      ['I4', null],
      ['A3', sql`now()`],
    ] as const)
      await sql`insert into alerta(id, invariante, assunto, detalhe, resolvido_em)
        values (gen_random_uuid(), ${kind}, 'um assunto', 'um detalhe', ${end})`.execute(db());
    const { alertas, invariantes } = await assuntos();
    expect(alertas.quantos).toBe(before.alertas.quantos + 1);
    expect(invariantes).toMatchObject({
      quantos: before.invariantes.quantos + 1,
      urgentes: before.invariantes.urgentes + 1,
    });
    expect(Date.parse(invariantes.desde ?? '')).toBeGreaterThan(0);
  });

  it('counts letters without an answer, and those that the assistant handed over apart', async () => {
    const before = await assuntos();
    await carta('RESUMOA1', '5 days');
    await carta('RESUMOA2', '-1 days');
    await carta('RESUMOA3', '-1 days', 'respondida');
    await carta('RESUMOA4', '5 days');
    await sql`insert into chatbot_atendimento(protocolo) values ('RESUMOA4')`.execute(db());
    const { manifestacoes, atendimentos } = await assuntos();
    expect(manifestacoes.quantos).toBe(before.manifestacoes.quantos + 2);
    expect(manifestacoes.urgentes).toBe(before.manifestacoes.urgentes + 1);
    expect(atendimentos.quantos).toBe(before.atendimentos.quantos + 1);
  });

  it('counts the departures of today that are late or cancelled, and none of another day', async () => {
    const before = await assuntos();
    const { rows } = await sql<{ id: string }>`
      select id from partida where (saida at time zone 'America/Sao_Paulo')::date
        = (now() at time zone 'America/Sao_Paulo')::date order by id limit 2`.execute(db());
    const other = await sql<{ id: string }>`select id from partida where saida > now() + interval '3 days'
      order by id limit 1`.execute(db());
    const status = (id: string | undefined, situacao: string, atraso: number) =>
      sql`insert into partida_status(partida_id, situacao, atraso_min) values (${id}, ${situacao}, ${atraso})`.execute(
        db(),
      );
    await status(rows[0]?.id, 'prevista', 20);
    await status(rows[1]?.id, 'cancelada', 0);
    await status(other.rows[0]?.id, 'cancelada', 0);
    const { partidas } = await assuntos();
    expect(partidas.quantos).toBe(before.partidas.quantos + 2);
    expect(partidas.urgentes).toBe(before.partidas.urgentes + 1);
  });
});
