import { groupBy } from '../../viagens/groupBy';
import type { Achados } from '../achados';
import { corridas } from '../leitura/gtfs';
import { viagens as itapeViagens } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import { composeDistancias } from './distancias';
import type { Desejado, HorarioDesejado, LayoutDesejado, Municipio, Servico } from './desejado';
import { composeLinhas, createPadroes, type Padroes } from './linhas';
import { composeFusos, composeLugares, type Lugares } from './lugares';
import { coachOf, composeOnibus } from './onibus';
import { toPadrao } from './padrao';
import { checkReferences } from './references';
import { composeServicos } from './servicos';
import { composePrecos } from './tarifas';

/** Faults stop an import; warnings name what will not be sold, or not as the feed says. */
export interface Veredito {
  falhas: Achados;
  avisos: Achados;
}

/** The catalogue that a feed asks for. Everything that is wrong with the feed is reported; then the result counts for nothing. */
export function composeCatalogo(feed: Feed, municipios: readonly Municipio[], veredito: Veredito): Desejado {
  const { falhas, avisos } = veredito;
  const lugares = composeLugares(feed, municipios, veredito);
  const layouts = composeOnibus(feed, falhas);
  const servicos = composeServicos(feed, falhas);
  const padroes = createPadroes();
  const horarios = composeHorarios(
    { feed, lugares, layouts, servicos, padroes, fusoOf: composeFusos(feed, avisos) },
    veredito,
  );
  const precos = composePrecos(feed, lugares, veredito);
  const km = composeDistancias(feed, lugares, falhas);
  const linhas = composeLinhas({ feed, lugares, padroes, precos, km }, avisos);
  const used = new Set(linhas.flatMap(({ paradas }) => paradas.map(({ localidade }) => localidade)));
  const driven = new Set(horarios.map(({ layout }) => layout));
  return {
    localidades: lugares.compose(used),
    layouts: [...layouts.values()].filter(({ externo }) => driven.has(externo)),
    linhas,
    horarios,
  };
}

interface Parts {
  feed: Feed;
  lugares: Lugares;
  layouts: ReadonlyMap<string, LayoutDesejado>;
  servicos: ReadonlyMap<string, Servico>;
  padroes: Padroes;
  fusoOf: (rota: string) => string;
}

/** The timetable entries of every run, with the line of its pattern. */
function composeHorarios(parts: Parts, { falhas, avisos }: Veredito): HorarioDesejado[] {
  const { feed, lugares, layouts, servicos, padroes, fusoOf } = parts;
  checkReferences(feed, falhas);
  const frequenciasOf = groupBy(feed.frequencias, ({ trip_id }) => trip_id);
  const coach = coachOf(feed);
  const horarios: HorarioDesejado[] = [];
  for (const { linha, trip_id: viagem, route_id: rota, service_id, direction_id: sentido } of feed.viagens) {
    if (!feed.tempos.has(viagem)) {
      if (!falhas.has('stop_times.txt'))
        falhas.add(corridas.nome, linha, `trip_id: ${viagem} não está em stop_times.txt`);
      continue;
    }
    const padrao = toPadrao(viagem, feed.tempos.of(viagem), lugares, falhas);
    const layout = layouts.get(coach(viagem, rota) ?? '');
    const servico = servicos.get(service_id);
    if (!layout) avisos.add(corridas.nome, linha, `${viagem} não tem ônibus em ${itapeViagens.nome} e não é vendida`);
    if (!servico) avisos.add(corridas.nome, linha, `${viagem} não roda em dia nenhum`);
    if (!padrao || !layout || !servico) continue;
    const externo = padroes.take({ rota, sentido, padrao, layout });
    for (const { id, segundos } of starts(viagem, padrao.saida, frequenciasOf.get(viagem) ?? [])) {
      const hora_min = Math.floor(segundos / 60);
      horarios.push({ externo: id, linha: externo, layout: layout.externo, hora_min, fuso: fusoOf(rota), servico });
    }
  }
  return horarios;
}

/** When a run starts: once at its own time, or every so often where it has frequencies. */
function starts(viagem: string, saida: number, frequencias: Feed['frequencias']): { id: string; segundos: number }[] {
  if (frequencias.length === 0) return [{ id: viagem, segundos: saida }];
  const all = new Set<number>();
  for (const { start_time, end_time, headway_secs } of frequencias) {
    for (let at = start_time; at < end_time; at += headway_secs) all.add(at);
  }
  return [...all].map((segundos) => ({ id: `${viagem}@${segundos}`, segundos }));
}
