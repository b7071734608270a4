import type { FiltroFechamentos, Fechamentos } from '../../../src/domain/wire/agencia/caixas';
import type { Reader } from '../../platform/database/database';
import { isUuid } from '../../platform/http/validation/uuid';
import { listNomesOfOperadores, type OperadorRow } from '../operadores/operadorRepository';
import { listCaixas, sumCaixasByOperador, type FiltroCaixas } from './listaCaixasRepository';

const POR_PAGINA = 20;

/** The tills that match, newest first: of the establishment for a supervisor, else the viewer's own. */
export async function showCaixas(db: Reader, viewer: OperadorRow, filtro: FiltroFechamentos): Promise<Fechamentos> {
  const pagina = Number(filtro.pagina ?? '1');
  const responsavel = viewer.papel === 'responsavel';
  const matching = toFiltroCaixas(viewer, responsavel, filtro);
  const rows = await listCaixas(db, matching, { limit: POR_PAGINA, offset: (pagina - 1) * POR_PAGINA });
  const porOperador = await sumCaixasByOperador(db, matching);
  return {
    linhas: rows.map((row) => ({
      id: row.id,
      numero: row.numero,
      estado: row.estado,
      operador: row.nome,
      proprio: row.operador_id === viewer.id,
      abertoEm: row.aberto_em.toISOString(),
      fechadoEm: row.fechado_em?.toISOString() ?? null,
      liquidoCentavos: row.liquido,
      diferencaCentavos: row.diferenca,
    })),
    total: porOperador.reduce((sum, { caixas }) => sum + caixas, 0),
    pagina,
    porPagina: POR_PAGINA,
    operadores: responsavel ? await listNomesOfOperadores(db, viewer.estabelecimento_id) : [],
    porOperador,
  };
}

/** A malformed operator id in the address matches no till, rather than every one. */
function toFiltroCaixas(viewer: OperadorRow, responsavel: boolean, filtro: FiltroFechamentos): FiltroCaixas {
  const operador = responsavel ? filtro.operador : viewer.id;
  return {
    estabelecimentoId: viewer.estabelecimento_id,
    operadorId: operador === undefined || isUuid(operador) ? operador : null,
    ...(filtro.estado !== undefined && { estado: filtro.estado }),
    ...(filtro.inicio !== undefined && { inicio: filtro.inicio }),
    ...(filtro.fim !== undefined && { fim: filtro.fim }),
  };
}
