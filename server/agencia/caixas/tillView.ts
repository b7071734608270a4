import { sql } from 'kysely';
import type { Caixa, Contagem, Movimento } from '../../../src/domain/wire/caixas';
import type { Reader } from '../../platform/database/database';
import { notFound, type Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/uuid';
import type { OperatorRow } from '../operadores/operatorRows';
import { tillPermissions } from './tillPermissions';
import { cashIn, countHolds, decisionsOf, lastCount, type CountRow, type TillRow } from './tillRows';

export const tillMissing = (): Problem => notFound('CAIXA_NAO_ENCONTRADO', 'Caixa não encontrado.');

/** A till that this operator may see: their own, or for a supervisor any of the establishment. */
export async function findTill(db: Reader, viewer: OperatorRow, id: string): Promise<TillRow> {
  const till = isUuid(id)
    ? await db
        .selectFrom('caixa')
        .selectAll()
        .where('id', '=', id)
        .where('estabelecimento_id', '=', viewer.estabelecimento_id)
        .executeTakeFirst()
    : undefined;
  if (till === undefined) throw tillMissing();
  if (till.operador_id !== viewer.id && viewer.papel !== 'responsavel') throw tillMissing();
  return till;
}

/** Everything of one till, as whoever asks may see it. */
export async function viewTill(db: Reader, viewer: OperatorRow, till: TillRow): Promise<Caixa> {
  const owner = await db
    .selectFrom('agencia_operador as o')
    .innerJoin('agencia_estabelecimento as e', 'e.id', 'o.estabelecimento_id')
    .select(['o.id', 'o.nome', 'o.situacao', 'e.nome as estabelecimento'])
    .where('o.id', '=', till.operador_id)
    .executeTakeFirstOrThrow();
  const decisions = await decisionsOf(db, till.id);
  const count = await lastCount(db, till.id);
  const holds = count !== undefined && countHolds(till, count, await cashIn(db, till.id), decisions);
  return {
    id: till.id,
    numero: till.numero,
    estado: till.estado,
    estabelecimento: owner.estabelecimento,
    operador: { id: owner.id, nome: owner.nome },
    proprio: owner.id === viewer.id,
    comissaoPontos: till.comissao_pontos,
    abertoEm: till.aberto_em.toISOString(),
    fechadoEm: till.fechado_em?.toISOString() ?? null,
    conferidoEm: till.conferido_em?.toISOString() ?? null,
    movimentos: await movementsOf(db, till.id),
    contagem: holds ? toContagem(count) : null,
    contagens: count?.n ?? 0,
    decisoes: decisions.map(({ n, tipo, nota, por, em }) => ({ n, tipo, nota, por, em: em.toISOString() })),
    ...tillPermissions(till, viewer, owner.situacao, { count, decisions }),
  };
}

const toContagem = ({ id, contado_centavos, esperado_centavos, cedulas, por, em }: CountRow): Contagem => ({
  id,
  contadoCentavos: contado_centavos,
  esperadoCentavos: esperado_centavos,
  diferencaCentavos: contado_centavos - esperado_centavos,
  cedulas: cedulas as Contagem['cedulas'],
  por,
  em: em.toISOString(),
});

async function movementsOf(db: Reader, caixaId: string): Promise<Movimento[]> {
  const rows = await db
    .selectFrom('caixa_movimento as m')
    .leftJoin('pedido as p', 'p.id', 'm.pedido_id')
    .leftJoin('caixa_movimento as v', (join) =>
      join
        .on('v.chave', '=', sql<string>`'venda/' || m.pedido_id`)
        .on('m.tipo', '=', 'cancelamento')
        .onRef('v.operador_id', '<>', 'm.operador_id'),
    )
    .leftJoin('agencia_operador as colega', 'colega.id', 'v.operador_id')
    .select([
      'm.n',
      'm.tipo',
      'm.modalidade',
      'm.valor_centavos',
      'm.recebido_centavos',
      'm.motivo',
      'm.em',
      'p.localizador',
      'colega.nome as colega',
    ])
    .where('m.caixa_id', '=', caixaId)
    .orderBy('m.n')
    .execute();
  return rows.map(({ n, tipo, modalidade, motivo, localizador, em, colega, ...money }) => ({
    ...{ n, tipo, modalidade, motivo, localizador, em: em.toISOString() },
    valorCentavos: money.valor_centavos,
    recebidoCentavos: money.recebido_centavos,
    ...(colega !== null && { vendidoPor: colega }),
  }));
}
