import { consultaAtual, isResultadoLink, parseResultado } from '../domain/resultado';
import type { Alternativa } from '../domain/wire/viagens';
import { alternativasLoaded } from '../store/resultado';
import { type Flow, ports, put } from './effects';
import { request } from './request';
import { onLatest } from './supervised';

/**
 * The list on screen wants to know where else one may board or leave that day. An answer that comes after another list
 * was asked about is dropped; where none comes, the list does without.
 */
export const obterLocalidadesFiltro = onLatest(['obterLocalidadesFiltro'], () => Promise.resolve(load));

function* load(): Flow {
  const { navigation } = yield* ports();
  const link = navigation.current();
  const resultado = isResultadoLink(link) ? parseResultado(link) : null;
  if (!resultado) return;
  const consulta = consultaAtual(resultado);
  const path = `/Viagens/Alternativas?${new URLSearchParams({ ...consulta })}`;
  const result = yield* request<Alternativa[]>({ method: 'GET', path });
  if (result.ok) yield* put(alternativasLoaded({ consulta, alternativas: result.value }));
}
