import { consultaAtual, isResultadoLink, parseResultado } from '../../domain/viagens/resultado';
import type { Alternativa } from '../../domain/wire/viagens/viagens';
import { alternativasLoaded } from '../../store/viagens/resultado';
import { type Flow, ports, put } from '../kernel/effects';
import { request } from '../kernel/request';
import { onLatest } from '../kernel/supervised';

/**
 * Loads the nearby alternatives of the listed day. An answer for an earlier list is dropped; without an answer the list
 * omits them.
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
