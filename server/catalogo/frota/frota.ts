import type { Frota, OnibusAdministrado, OnibusResumo } from '../../../src/domain/wire/administracao/frota';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import type { Catalogue, Layout } from '../../viagens/catalogue';
import { countUso, listVersoesDeOnibus, type UsoDeOnibus } from '../../viagens/quadro/onibusVersaoRepository';

type Versoes = Awaited<ReturnType<typeof listVersoesDeOnibus>>;

/** The coaches in use, by name. */
export async function listFrota(db: Reader, catalogue: Catalogue, daOperadora: boolean): Promise<Frota> {
  const versoes = await listVersoesDeOnibus(db);
  const uso = await countUso(db);
  return {
    podeMudar: !daOperadora,
    onibus: catalogue
      .layouts()
      .filter(({ atual }) => atual)
      .map((layout) => toResumo(layout, uso, versoes))
      .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR') || a.id - b.id),
  };
}

/** One coach with its drawing; a 404 for an unknown one. */
export async function viewOnibus(
  db: Reader,
  catalogue: Catalogue,
  id: number,
  daOperadora: boolean,
): Promise<OnibusAdministrado> {
  const layout = catalogue.layout(id);
  if (!layout) throw notFound('ONIBUS_NAO_ENCONTRADO', 'Não encontramos este ônibus.');
  const versoes = await listVersoesDeOnibus(db);
  const uso = await countUso(db);
  return {
    ...toResumo(layout, uso, versoes),
    podeMudar: layout.atual && !daOperadora,
    substituidoPor: versoes.find(({ substitui }) => substitui === id)?.layout_id ?? null,
    poltronas: layout.poltronas.map(({ posicao, ...poltrona }) => ({ ...poltrona, janela: posicao === 'janela' })),
    recursos: layout.recursos,
    anteriores: earlierOf(id, versoes).map((earlier) => ({
      id: earlier,
      nome: catalogue.layout(earlier)?.nome ?? '',
      partidas: uso.get(earlier)?.partidas ?? 0,
    })),
  };
}

/** The coaches whose place a coach took, one after the other. */
function earlierOf(id: number, versoes: Versoes): number[] {
  const substitui = versoes.find(({ layout_id }) => layout_id === id)?.substitui ?? null;
  return substitui === null ? [] : [substitui, ...earlierOf(substitui, versoes)];
}

function toResumo(layout: Layout, uso: ReadonlyMap<number, UsoDeOnibus>, versoes: Versoes): OnibusResumo {
  const { id, nome, andares, poltronas, capacidade } = layout;
  const versao = versoes.find(({ layout_id }) => layout_id === id);
  return {
    id,
    nome,
    andares,
    classes: [...capacidade].map(([classe, lugares]) => ({ classe, lugares })),
    lugares: poltronas.length,
    horarios: uso.get(id)?.horarios ?? 0,
    partidas: uso.get(id)?.partidas ?? 0,
    autor: versao?.autor_nome ?? null,
    em: versao?.criado_em.toISOString() ?? null,
  };
}
