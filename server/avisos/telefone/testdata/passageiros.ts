import { sql } from 'kysely';
import { signedInAs } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { eventually, payTxid, umComprador, umNovoPedido, umPassageiro } from '../../../pedidos/testdata/comprador';
import type { Pedido } from '../../../../src/domain/wire/compra/pedidos';
import { createSteps } from '../../../platform/jobs/steps';
import { tellPassageiros } from '../tellPassageiros';

const RGS = ['12.345.678-1', '12.345.678-2', '12.345.678-3'];

/** A passenger's order, its departure, and the ways in which operations and refunds reach them. */
export function passageiros(server: () => Server) {
  const db = () => server().services.database.db;
  let next = 0;

  /** An issued order whose passengers gave these phones; its departure leaves in so many minutes, at 14:00 of its place. */
  async function umaCompra(
    celulares: (string | null)[],
    minutos = 300,
  ): Promise<{ pedidoId: string; viagemId: string }> {
    const comprador = umComprador(server());
    const poltronas = celulares.map(() => (next += 1));
    const { id: reservaId } = await comprador.hold(poltronas);
    const people = celulares.map((celular, i) =>
      umPassageiro({
        poltrona: poltronas[i] ?? 0,
        documento: { tipo: 2, numero: RGS[i] ?? '' },
        ...(celular !== null && { celular }),
      }),
    );
    const made = await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: people }));
    const { id } = made.json<{ data: Pedido }>().data;
    const { txid } = await comprador.charge(id);
    await payTxid(server(), txid);
    const { situacao } = await eventually(
      () => comprador.read(id),
      (one) => one.situacao === 'emitido',
    );
    if (situacao !== 'emitido') throw new Error(`order is ${situacao}`);
    return { pedidoId: id, viagemId: await leaveIn(id, minutos) };
  }

  /** Gives an order a departure of its own. */
  async function leaveIn(pedidoId: string, minutos: number): Promise<string> {
    next += 1;
    const viagemId = String(910_000_000 + next);
    await sql`insert into partida select ${viagemId}::bigint, linha_id, horario_id, data, now() + make_interval(mins => ${minutos}::int),
      layout_id, capacidade, 'programada', plataforma from partida
      where id = (select viagem_id from pedido_item where pedido_id = ${pedidoId}::uuid limit 1)`.execute(db());
    const instante = new Date(Date.now() + minutos * 60_000).toISOString();
    const partida = JSON.stringify({ instante, dia: instante.slice(0, 10), hora: '14:00' });
    await sql`update pedido_item set viagem_id = ${viagemId}::bigint,
      viagem = jsonb_set(viagem, '{partida}', viagem->'partida' || ${partida}::jsonb)
      where pedido_id = ${pedidoId}::uuid`.execute(db());
    return viagemId;
  }

  /** Operations say how a departure stands. */
  const say = async (viagemId: string, payload: object): Promise<void> => {
    const { statusCode } = await server().app.inject({
      method: 'PUT',
      url: `/api/Viagens/${viagemId}/Status`,
      headers: signedInAs('chefe', 'Admin'),
      payload,
    });
    if (statusCode >= 300) throw new Error(`status refused: ${statusCode}`);
  };
  const tell = () => tellPassageiros(server().services.database, createSteps(server().services.database));

  /** The notices in the outbox about an order, oldest first. */
  async function queued(pedidoId: string): Promise<{ n: number; modelo: string; valores: string[] }[]> {
    const rows = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('topico', '=', 'telefone')
      .where('chave', 'like', `${pedidoId}/%`)
      .orderBy('criado_em')
      .orderBy('chave')
      .execute();
    return rows.map(({ corpo }) => corpo as { n: number; modelo: string; valores: string[] });
  }
  const models = async (pedidoId: string) => (await queued(pedidoId)).map(({ modelo }) => modelo);

  return { umaCompra, leaveIn, say, tell, queued, models };
}
