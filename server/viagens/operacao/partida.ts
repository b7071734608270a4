import type { Onibus, PartidaOperada, RegistroPartida } from '../../../src/domain/wire/administracao/partidas';
import type { Reader } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import { notFound } from '../../platform/http/problem';
import type { Catalogue } from '../catalogue';
import { findStatus } from '../status/statusRepository';
import { viewOperacao } from '../status/statusView';
import type { StatusGuardado } from '../tables';
import { toPartidaDoDia } from './day';
import { countAffected, findPartidaDoDia } from './dayRepository';
import { toOnibus } from './onibus';
import { findPrevisto, isOperadoras, listInformados, listTrocas, readVersao } from './onibusRepository';

/** A departure with what may be done to it now, whom that affects, and what was done. */
export async function viewPartida(db: Reader, catalogue: Catalogue, id: string, sub: string): Promise<PartidaOperada> {
  // The version is read first: a change that comes while the rest is read makes the next one be refused.
  const versao = await readVersao(db, id);
  const row = await findPartidaDoDia(db, id);
  const status = (await findStatus(db, [id])).get(id);
  const layout = row && catalogue.layout(row.layout_id);
  const partida = row && toPartidaDoDia(catalogue, row, status, { agora: await databaseNow(db) });
  if (!partida || !layout) throw notFound('VIAGEM_NAO_ENCONTRADA', 'Não encontramos esta viagem.');
  const operacao = await viewOperacao(db, id);
  const previsto = catalogue.layout((await findPrevisto(db, id)) ?? -1);
  const fixed = !operacao.podeCancelar || (await isOperadoras(db, id));
  const opcoes = fixed ? [] : optionsBut(catalogue, layout.id);
  const [latest] = await listTrocas(db, id);
  return {
    partida,
    versao,
    operacao,
    ...(await countAffected(db, id)),
    onibus: toOnibus(layout),
    previsto: previsto ? toOnibus(previsto) : null,
    opcoes,
    anterior: opcoes.find((one) => one.id === latest?.de) ?? null,
    registros: await listActs(db, catalogue, id, sub),
  };
}

const optionsBut = (catalogue: Catalogue, layoutId: number): Onibus[] =>
  catalogue
    .layouts()
    .filter(({ id, atual }) => id !== layoutId && atual)
    .map(toOnibus);

async function listActs(db: Reader, catalogue: Catalogue, id: string, sub: string): Promise<RegistroPartida[]> {
  const informados = (await listInformados(db, id)).map(({ acao, antes, depois, em, autor, ...row }) => ({
    id: row.id,
    tipo: acao,
    em: em.toISOString(),
    proprio: autor === sub,
    antes: toEstado(antes),
    depois: toEstado(depois),
  }));
  const name = (layoutId: number): string => catalogue.layout(layoutId)?.nome ?? `ônibus ${layoutId}`;
  const trocas = (await listTrocas(db, id)).map(({ de, para, em, autor, motivo, mudancas, ...row }) => ({
    id: row.id,
    tipo: 'onibus' as const,
    motivo,
    mudancas,
    em: em.toISOString(),
    proprio: autor === sub,
    antes: name(de),
    depois: name(para),
  }));
  return [...informados, ...trocas].sort((a, b) => b.em.localeCompare(a.em));
}

const toEstado = (status: StatusGuardado | null) =>
  status && {
    situacao: status.situacao,
    atrasoMinutos: status.atrasoMinutos,
    plataforma: status.plataforma,
    motivo: status.motivo,
  };
