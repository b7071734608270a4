import type { Caixa, Contagem, Movimento } from '../../../src/domain/wire/caixas';
import type { Reader } from '../../platform/database/database';
import { notFound, type Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/uuid';
import type { OperatorRow } from '../operadores/operadorRepository';
import { tillPermissions } from './tillPermissions';
import { cashIn, listMovimentos } from './movimentoRepository';
import { countHolds } from './countHolds';
import { decisionsOf, lastCount, type CountRow } from './contagemRepository';
import { findCaixa, readDonoCaixa, type TillRow } from './caixaRepository';

const tillMissing = (): Problem => notFound('CAIXA_NAO_ENCONTRADO', 'Caixa não encontrado.');

/** A till that the viewer may see (their own; for a supervisor, any of the establishment), or a 404. */
export async function findTill(db: Reader, viewer: OperatorRow, id: string): Promise<TillRow> {
  const till = isUuid(id) ? await findCaixa(db, viewer.estabelecimento_id, id) : undefined;
  if (till === undefined) throw tillMissing();
  if (till.operador_id !== viewer.id && viewer.papel !== 'responsavel') throw tillMissing();
  return till;
}

/** One till with movements, counts and decisions, as far as the viewer may see it. */
export async function viewTill(db: Reader, viewer: OperatorRow, till: TillRow): Promise<Caixa> {
  const owner = await readDonoCaixa(db, till.operador_id);
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
  const rows = await listMovimentos(db, caixaId);
  return rows.map(({ n, tipo, modalidade, motivo, localizador, em, colega, ...money }) => ({
    ...{ n, tipo, modalidade, motivo, localizador, em: em.toISOString() },
    valorCentavos: money.valor_centavos,
    recebidoCentavos: money.recebido_centavos,
    ...(colega !== null && { vendidoPor: colega }),
  }));
}
