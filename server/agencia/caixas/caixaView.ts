import type { Caixa, Contagem, Movimento } from '../../../src/domain/wire/agencia/caixas';
import type { Reader } from '../../platform/database/database';
import { notFound, type Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import type { OperadorRow } from '../operadores/operadorRepository';
import { caixaPermissions } from './caixaPermissions';
import { dinheiroInCaixa, listMovimentos } from './movimentoRepository';
import { countHolds } from './countHolds';
import { decisionsOf, lastCount, type CountRow } from './contagemRepository';
import { findCaixa, readDonoCaixa, type CaixaRow } from './caixaRepository';

const caixaMissing = (): Problem => notFound('CAIXA_NAO_ENCONTRADO', 'Caixa não encontrado.');

/** A till that the viewer may see (their own; for a supervisor, any of the establishment), or a 404. */
export async function requireCaixa(db: Reader, viewer: OperadorRow, id: string): Promise<CaixaRow> {
  const caixa = isUuid(id) ? await findCaixa(db, viewer.estabelecimento_id, id) : undefined;
  if (caixa === undefined) throw caixaMissing();
  if (caixa.operador_id !== viewer.id && viewer.papel !== 'responsavel') throw caixaMissing();
  return caixa;
}

/** One till with movements, counts and decisions, as far as the viewer may see it. */
export async function viewCaixa(db: Reader, viewer: OperadorRow, caixa: CaixaRow): Promise<Caixa> {
  const owner = await readDonoCaixa(db, caixa.operador_id);
  const decisions = await decisionsOf(db, caixa.id);
  const count = await lastCount(db, caixa.id);
  const holds = count !== undefined && countHolds(caixa, count, await dinheiroInCaixa(db, caixa.id), decisions);
  return {
    id: caixa.id,
    numero: caixa.numero,
    estado: caixa.estado,
    estabelecimento: owner.estabelecimento,
    operador: { id: owner.id, nome: owner.nome },
    proprio: owner.id === viewer.id,
    comissaoPontos: caixa.comissao_pontos,
    abertoEm: caixa.aberto_em.toISOString(),
    fechadoEm: caixa.fechado_em?.toISOString() ?? null,
    conferidoEm: caixa.conferido_em?.toISOString() ?? null,
    movimentos: await movementsOf(db, caixa.id),
    contagem: holds ? toContagem(count) : null,
    contagens: count?.n ?? 0,
    decisoes: decisions.map(({ n, tipo, nota, por, em }) => ({ n, tipo, nota, por, em: em.toISOString() })),
    ...caixaPermissions(caixa, viewer, owner.situacao, { count, decisions }),
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
    n,
    tipo,
    modalidade,
    motivo,
    localizador,
    em: em.toISOString(),
    valorCentavos: money.valor_centavos,
    recebidoCentavos: money.recebido_centavos,
    ...(colega !== null && { vendidoPor: colega }),
  }));
}
