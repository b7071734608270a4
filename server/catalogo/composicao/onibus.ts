import { createHash } from 'node:crypto';
import { codigoDeClasse } from '../../../src/domain/viagens/classe';
import { falhasDaPlanta, isColunaDeJanela } from '../../../src/domain/viagens/plantaOnibus';
import { recursoPoltrona } from '../../viagens/recursoPoltrona';
import { groupBy } from '../../viagens/groupBy';
import type { Achados } from '../achados';
import { onibus, poltronas, recursos, viagens } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import type { LayoutDesejado } from './desejado';

/** The coaches of a feed by their `layout_id`; whatever does not fit is reported. */
export function composeOnibus(feed: Feed, falhas: Achados): Map<string, LayoutDesejado> {
  const layouts = new Map<string, LayoutDesejado>();
  const poltronasOf = groupBy(feed.poltronas, ({ layout_id }) => layout_id);
  const recursosOf = groupBy(feed.recursos, ({ layout_id }) => layout_id);
  for (const { linha, layout_id: id, nome } of feed.onibus) {
    if (layouts.has(id)) falhas.add(onibus.nome, linha, `layout_id: ${id} se repete`);
    const [lugares, outros] = [poltronasOf.get(id) ?? [], recursosOf.get(id) ?? []];
    checkPlanta({ linha, layout_id: id, nome }, lugares, outros, falhas);
    layouts.set(id, toLayout(id, nome, lugares, outros));
  }
  for (const [{ nome }, rows] of [
    [poltronas, feed.poltronas],
    [recursos, feed.recursos],
    [viagens, feed.carros],
  ] as const) {
    for (const { linha, layout_id } of rows) {
      if (!layouts.has(layout_id)) falhas.add(nome, linha, `layout_id: ${layout_id} não está em ${onibus.nome}`);
    }
  }
  return layouts;
}

type Poltronas = Feed['poltronas'];
type Recursos = Feed['recursos'];

/** Reports the faults of a coach at the lines of its files. */
function checkPlanta(coach: Feed['onibus'][number], lugares: Poltronas, outros: Recursos, falhas: Achados): void {
  const planta = { poltronas: lugares.map(({ poltrona, ...row }) => ({ numero: poltrona, ...row })), recursos: outros };
  for (const { onde, indice, motivo } of falhasDaPlanta(planta)) {
    if (onde === 'planta') falhas.add(onibus.nome, coach.linha, `layout_id: ${coach.layout_id} ${motivo}`);
    else {
      const [arquivo, rows] = onde === 'poltronas' ? [poltronas, lugares] : [recursos, outros];
      falhas.add(arquivo.nome, rows[indice]?.linha ?? null, motivo);
    }
  }
}

const toLayout = (id: string, nome: string, lugares: Poltronas, outros: Recursos): LayoutDesejado =>
  nameLayout(id, {
    nome,
    poltronas: lugares.map(({ classe, ...row }) => ({
      ...row,
      classe: codigoDeClasse[classe],
      recursos:
        ((row.janela ?? isColunaDeJanela(row.coluna)) ? recursoPoltrona.janela : 0) +
        (row.acessivel ? recursoPoltrona.acessivel : 0) +
        (row.preferencial_mulheres ? recursoPoltrona.preferencialMulheres : 0),
    })),
    recursos: outros,
  });

/** A coach under the id that says its seats: only what counts of them, in one order. */
export function nameLayout(
  id: string,
  { nome, poltronas, recursos }: Pick<LayoutDesejado, 'nome' | 'poltronas' | 'recursos'>,
): LayoutDesejado {
  const content = {
    nome,
    andares: Math.max(1, ...poltronas.map(({ andar }) => andar)),
    poltronas: poltronas
      .map(({ poltrona, andar, fila, coluna, classe, recursos: bits }) => ({
        poltrona,
        andar,
        fila,
        coluna,
        classe,
        recursos: bits,
      }))
      .sort((a, b) => a.poltrona - b.poltrona),
    recursos: recursos
      .map(({ tipo, andar, fila, coluna }) => ({ tipo, andar, fila, coluna }))
      .sort((a, b) => a.andar - b.andar || a.fila - b.fila || a.coluna - b.coluna),
  };
  return { externo: JSON.stringify([id, shortHash(content)]), ...content };
}

/** A fingerprint that tells contents apart; not a secret. */
export const shortHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);

/** The coach of a run: its own, else that of its route, else that of a line that names neither. */
export function coachOf(feed: Feed): (viagem: string, rota: string) => string | undefined {
  const byViagem = new Map(feed.carros.flatMap(({ trip_id, layout_id }) => (trip_id ? [[trip_id, layout_id]] : [])));
  const others = feed.carros.filter(({ trip_id }) => trip_id === null);
  const byRota = new Map(others.flatMap(({ route_id, layout_id }) => (route_id ? [[route_id, layout_id]] : [])));
  const usual = others.find(({ route_id }) => route_id === null)?.layout_id;
  return (viagem, rota) => byViagem.get(viagem) ?? byRota.get(rota) ?? usual;
}
