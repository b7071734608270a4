import { sql } from 'kysely';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { eventually, payTxid, umComprador } from '../../../pedidos/testdata/comprador';
import { createSteps } from '../../../platform/jobs/steps';
import type { Email } from '../../../platform/outbox/outbox';
import { sendLembretes } from '../sendLembretes';

/** Purchases whose trips board soon, and the notices that their buyers get. */
export function comprasLembradas(server: () => Server) {
  let poltrona = 0;
  const db = () => server().services.database.db;
  const remind = () =>
    sendLembretes(server().services.database, 'https://itape.test', createSteps(server().services.database));

  /** A purchase of long ago, whose departure boards in so many minutes. */
  async function umaCompra(minutos: number, emitidoHaHoras = 240): Promise<{ pedidoId: string; viagemId: string }> {
    const comprador = umComprador(server());
    poltrona += 1;
    const pedido = await comprador.order([poltrona]);
    const { txid } = await comprador.charge(pedido.id);
    await payTxid(server(), txid);
    const { situacao } = await eventually(
      () => comprador.read(pedido.id),
      (one) => one.situacao === 'emitido',
    );
    expect(situacao).toBe('emitido');
    // The sold trip says when one boards; each purchase gets a departure of its own.
    const viagemId = String(900_000_000 + poltrona);
    await sql`insert into partida select ${viagemId}::bigint, linha_id, horario_id, data, now() + make_interval(mins => ${minutos}::int),
      layout_id, capacidade, 'programada', plataforma from partida where id = (select viagem_id from pedido_item where pedido_id = ${pedido.id}::uuid limit 1)`.execute(
      db(),
    );
    const instante = new Date(Date.now() + minutos * 60_000);
    const partida = { instante: instante.toISOString(), dia: instante.toISOString().slice(0, 10), hora: '08:00' };
    await sql`update pedido_item set viagem_id = ${viagemId}::bigint,
      viagem = jsonb_set(viagem, '{partida}', viagem->'partida' || ${JSON.stringify(partida)}::jsonb)
      where pedido_id = ${pedido.id}::uuid`.execute(db());
    await sql`update bilhete set emitido_em = now() - make_interval(hours => ${emitidoHaHoras}::int)
      where pedido_id = ${pedido.id}::uuid`.execute(db());
    return { pedidoId: pedido.id, viagemId };
  }

  /** The notices that a buyer got about a trip, in order. */
  async function told({ pedidoId }: { pedidoId: string }): Promise<Email[]> {
    const rows = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('topico', '=', 'email')
      .where('chave', 'like', `lembrete/${pedidoId}/%`)
      .orderBy('criado_em')
      .execute();
    return rows.map(({ corpo }) => corpo as Email);
  }

  const say = (viagemId: string, payload: object) =>
    server().app.inject({
      method: 'PUT',
      url: `/api/Viagens/${viagemId}/Status`,
      headers: signedInAs('chefe', 'Admin'),
      payload,
    });
  return { umaCompra, told, say, remind };
}
