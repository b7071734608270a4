import { foldText } from '../../../src/domain/lugares/busca/foldText';
import { linhasAntes, POR_PAGINA } from '../../../src/domain/administracao/pagina';
import type { FiltroLinhas, LinhaAdministrada, PaginaLinhas } from '../../../src/domain/wire/administracao/linhas';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import { notFound } from '../../platform/http/problem';
import { isVazio, precoBaseEm, type Catalogue, type Linha, type Trecho } from '../catalogue';
import { findHoje } from '../horarioRepository';
import { toOnibus } from '../operacao/onibus';
import { listAjustes } from './ajusteRepository';
import { countQuadro, listExcecoesDoArquivo, listHorarios, listKm } from './quadroRepository';
import { readVersaoQuadro } from './versaoQuadro';

/** A page of the lines for sale, or of those that ended, by prefix. */
export async function listLinhas(db: Reader, catalogue: Catalogue, filtro: FiltroLinhas): Promise<PaginaLinhas> {
  const { texto, situacao = 'abertas', pagina } = filtro;
  const found = catalogue
    .linhas()
    .filter((linha) => linha.encerrada === (situacao === 'encerradas') && matches(linha, texto))
    .sort((a, b) => a.codigo.localeCompare(b.codigo, 'pt-BR') || a.id - b.id);
  const from = linhasAntes(pagina);
  const shown = found.slice(from, from + POR_PAGINA);
  const counts = await countQuadro(
    db,
    shown.map(({ id }) => id),
  );
  return {
    vazio: isVazio(catalogue),
    total: found.length,
    linhas: shown.map(({ id, codigo, nome, operadora, encerrada, paradas }) => ({
      id,
      codigo,
      nome,
      operadora,
      encerrada,
      origem: paradas[0]?.localidade.nome ?? '',
      destino: paradas.at(-1)?.localidade.nome ?? '',
      paradas: paradas.length,
      ...(counts.get(id) ?? { horarios: 0, excecoes: 0 }),
    })),
  };
}

/** Whether a line's code, name or one of its stops contains a text. */
function matches({ codigo, nome, paradas }: Linha, texto: string | undefined): boolean {
  if (texto === undefined) return true;
  const wanted = foldText(texto);
  return [codigo, nome, ...paradas.map(({ localidade }) => localidade.nome)].some((text) =>
    foldText(text).includes(wanted),
  );
}

/** One line with its stops, sections, timetable and exceptions; a 404 for an unknown one. */
export async function viewLinha(
  db: Reader,
  catalogue: Catalogue,
  id: number,
  daOperadora: boolean,
): Promise<LinhaAdministrada> {
  // The version is read first: a change that comes while the rest is read makes the next one be refused.
  const versao = await readVersaoQuadro(db, id);
  const linha = requireLinha(catalogue, id);
  const { codigo, nome, operadora, encerrada } = linha;
  const hoje = await findHoje(db);
  const km = new Map((await listKm(db, id)).map((row) => [row.seq, row.km]));
  return {
    id,
    codigo,
    nome,
    operadora,
    encerrada,
    versao,
    podeMudar: !encerrada && !daOperadora,
    paradas: linha.paradas.map(({ seq, localidade, chega, sai }) => ({
      nome: `${localidade.nome}, ${localidade.uf}`,
      terminal: localidade.terminal,
      km: km.get(seq) ?? 0,
      chega,
      sai,
    })),
    trechos: trechosDe(catalogue, linha).map((trecho) => toTrecho(trecho, hoje)),
    horarios: (await listHorarios(db, id)).flatMap(({ layout_id, vigente_de, vigente_ate, ...row }) => {
      const layout = catalogue.layout(layout_id);
      if (!layout) return [];
      const classes = [...layout.capacidade.keys()];
      return { ...row, onibus: layout.nome, classes, vigenteDe: vigente_de, vigenteAte: vigente_ate };
    }),
    excecoes: (await listAjustes(db, id, codigo)).map(({ hora_min, em, ...row }) => ({
      ...row,
      hora: hora_min === null ? null : toHora(hora_min),
      em: em.toISOString(),
    })),
    doArquivo: await listExcecoesDoArquivo(db, id),
    onibus: catalogue
      .layouts()
      .filter(({ atual }) => atual)
      .map(toOnibus),
  };
}

/** A line of the catalogue; a 404 for an unknown one. */
export function requireLinha(catalogue: Catalogue, id: number): Linha {
  const linha = catalogue.linha(id);
  if (!linha) throw notFound('LINHA_NAO_ENCONTRADA', 'Não encontramos esta linha.');
  return linha;
}

const pad = (part: number): string => String(part).padStart(2, '0');
const toHora = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

const trechosDe = (catalogue: Catalogue, { id, paradas }: Linha): Trecho[] =>
  paradas.flatMap((origem, i) =>
    paradas.slice(i + 1).flatMap((destino) => catalogue.trechoDaLinha(id, origem.seq, destino.seq) ?? []),
  );

function toTrecho(trecho: Trecho, hoje: Dia): LinhaAdministrada['trechos'][number] {
  const classes = [...new Set(trecho.tarifas.map(({ classe }) => classe))];
  return {
    origem: trecho.origem.localidade.nome,
    destino: trecho.destino.localidade.nome,
    km: trecho.km,
    classes: classes.flatMap((classe) => {
      const preco = precoBaseEm(trecho, classe, hoje);
      return preco ? [{ classe, centavos: preco.totalCentavos }] : [];
    }),
  };
}
