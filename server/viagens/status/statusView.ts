import { sql } from 'kysely';
import { ATRASO_ANTECEDENCIA_HORAS } from '../../../src/domain/motivoViagem';
import type { OperacaoViagem } from '../../../src/domain/wire/operacao';
import type { Reader } from '../../platform/database/database';
import { requireDeparture } from './departure';
import { lastEntry, type StatusEntry } from './statusLog';
import { findStatus, toGuardado } from './tripStatus';
import { wasActedOn } from './undoStatus';

const planned = { situacao: 'prevista', atrasoMinutos: 0, plataforma: null, motivo: null, observacao: null } as const;

/** What a dispatcher may do with a departure now, and what was done last. */
export async function viewOperacao(db: Reader, id: string): Promise<OperacaoViagem> {
  const { situacao, saida, isNear, isOver } = await requireDeparture(db, id);
  const status = (await findStatus(db, [id])).get(id);
  const last = await lastEntry(db, id);
  const isOpen = situacao === 'programada' && !isOver;
  return {
    ...(status ? toGuardado(status) : planned),
    informarDesde: new Date(saida.getTime() - ATRASO_ANTECEDENCIA_HORAS * 3_600_000).toISOString(),
    podeInformar: isOpen && isNear,
    podeCancelar: isOpen,
    podeDesfazer: !isOver && last?.acao === 'informado' && !(await wasActedOn(db, last)),
    passageiros: await countPassengers(db, id),
    ultimo: last ? await toUltimo(db, last) : null,
  };
}

async function toUltimo(db: Reader, { acao, em, operador_id }: StatusEntry): Promise<OperacaoViagem['ultimo']> {
  const operator =
    operador_id === null
      ? undefined
      : await db.selectFrom('agencia_operador').select('nome').where('id', '=', operador_id).executeTakeFirst();
  return { acao, em: em.toISOString(), autor: operator?.nome ?? null };
}

async function countPassengers(db: Reader, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pedido_item i
    join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
    where i.viagem_id = ${id}::bigint`.execute(db);
  return rows[0]?.n ?? 0;
}
