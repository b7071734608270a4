import { foldText } from '../../../src/domain/lugares/busca/foldText';
import { addDias } from '../../../src/domain/base/data';
import { situacaoViagem } from '../../../src/domain/viagens/situacaoViagem';
import type { FiltroPartidas, PaginaPartidas, PartidaDoDia } from '../../../src/domain/wire/administracao/partidas';
import type { Reader } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import type { Catalogue, Linha, ParadaLinha } from '../catalogue';
import { localTime, plusMinutes, startOfDay } from '../localTime';
import { findStatus } from '../status/statusRepository';
import type { Status } from '../tables';
import { countPartidasDoDia, listPartidasDoDia, type PartidaRow } from './dayRepository';

/** The departures of a day at a terminal, or at their lines' first stops, by the clocks there, with how each stands. */
export async function listDay(db: Reader, catalogue: Catalogue, filtro: FiltroPartidas): Promise<PaginaPartidas> {
  const { data, localidade, texto, pagina } = filtro;
  const saidas = catalogue.linhas().flatMap((linha) => {
    const parada = stopOf(linha, localidade);
    if (!parada || !matches(linha, texto)) return [];
    const { fuso } = parada.localidade;
    const day = { desde: startOfDay(data, fuso), ate: startOfDay(addDias(data, 1), fuso) };
    return [{ linhaId: linha.id, sai: parada.sai, ...day }];
  });
  const rows = await listPartidasDoDia(db, saidas, pagina);
  const status = await findStatus(
    db,
    rows.map(({ id }) => id),
  );
  const agora = await databaseNow(db);
  return {
    total: await countPartidasDoDia(db, saidas),
    terminais: listTerminais(catalogue),
    partidas: rows.flatMap((row) => toPartidaDoDia(catalogue, row, status.get(row.id), { agora, localidade }) ?? []),
  };
}

/** The stop at which a line is looked at: its first one, or that at a terminal unless the line ends there. */
function stopOf({ paradas }: Linha, localidade: string | undefined): ParadaLinha | undefined {
  if (localidade === undefined) return paradas[0];
  return paradas.slice(0, -1).find((parada) => parada.localidade.id === localidade);
}

function matches({ codigo, nome, paradas }: Linha, texto: string | undefined): boolean {
  if (texto === undefined) return true;
  const wanted = foldText(texto);
  return [codigo, nome, ...paradas.map((parada) => parada.localidade.nome)].some((text) =>
    foldText(text).includes(wanted),
  );
}

const listTerminais = (catalogue: Catalogue): PaginaPartidas['terminais'] =>
  catalogue
    .coordenadas()
    .flatMap(({ id }) => catalogue.localidade(id) ?? [])
    .map(({ id, nome, uf, terminal }) => ({ id, nome: `${nome}, ${uf}: ${terminal}` }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));

/** A departure as its row and its status say; undefined where its line or its coach is unknown. */
export function toPartidaDoDia(
  catalogue: Catalogue,
  row: PartidaRow,
  status: Status | undefined,
  { agora, localidade }: { agora: Date; localidade?: string | undefined },
): PartidaDoDia | undefined {
  const linha = catalogue.linha(row.linha_id);
  const layout = catalogue.layout(row.layout_id);
  const parada = linha && stopOf(linha, localidade);
  const last = linha?.paradas.at(-1);
  if (!linha || !layout || !parada || !last) return undefined;
  const instant = plusMinutes(row.saida, parada.sai);
  const { dia, hora } = localTime(instant, parada.localidade.fuso);
  const { informada, atrasoMinutos } = reported(row, status);
  const chegada = plusMinutes(row.saida, last.chega);
  // The platform is that of the first stop.
  const plataforma = parada === linha.paradas[0] ? (status?.plataforma ?? row.plataforma) : null;
  return {
    id: row.id,
    linha: linha.codigo,
    nome: linha.nome,
    dia,
    hora,
    terminal: parada.localidade.terminal,
    situacao: situacaoViagem({ partida: instant, chegada, agora, atrasoMinutos, informada }),
    atrasoMinutos,
    plataforma,
    onibus: layout.nome,
    lugares: layout.poltronas.length,
    ocupadas: row.ocupadas,
  };
}

/** The status by operations; a departure that was cancelled has no delay. */
function reported({ situacao }: PartidaRow, status: Status | undefined) {
  const informada = situacao === 'cancelada' ? 'cancelada' : (status?.situacao ?? 'prevista');
  return { informada, atrasoMinutos: informada === 'cancelada' ? 0 : (status?.atraso_min ?? 0) } as const;
}
