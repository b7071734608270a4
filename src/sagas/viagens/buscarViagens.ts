import type { TrechoCompra } from '../../domain/compra/compra';
import { novaCompraLink } from '../../domain/compra/linkDaCompra';
import { readDeNovo, withDeNovo } from '../../domain/compra/linkDeNovo';
import { trechosDosSentidos } from '../../domain/compra/sentidos/sentidosDaCompra';
import { mensagens } from '../../domain/base/mensagens';
import { parseFiltros, withFiltros } from '../../domain/viagens/filtrosLink';
import { toBuscaLink, type Busca } from '../../domain/viagens/links';
import { isResultadoLink, parseResultado, toVoltaLink, withDia } from '../../domain/viagens/resultado';
import { trechosDasViagens } from '../../domain/viagens/trechosDasViagens';
import type { Viagem } from '../../domain/wire/viagens/viagens';
import type { BusEvent } from '../../events/catalogue';
import { toastShown } from '../../store/aplicativo/interface';
import { selectLogin } from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put, select, takeEvent } from '../kernel/effects';
import { translated } from '../../words/t';

/**
 * A search lives in its address alone: the form, a day, a filter or a chosen trip rewrite the address, so back, reload
 * and a shared link show the same page. On a round trip the first chosen journey leads to the return list, the second
 * to the purchase. An order that is bought again stays in the address all the way.
 */
export function* buscarViagens(): Flow {
  while (true) {
    const event = yield* takeEvent(
      'BuscaEnviada',
      'SelecionouNovaDataPesquisa',
      'FiltrosAlterados',
      'IdaDescartada',
      'ViagemEscolhida',
      'ConexaoEscolhida',
    );
    if (event.type === 'BuscaEnviada') yield* goTo(toBuscaLink(event.payload.busca));
    else yield* changeResultado(event);
  }
}

type Chosen = 'ViagemEscolhida' | 'ConexaoEscolhida';
type Change = BusEvent<'SelecionouNovaDataPesquisa' | 'FiltrosAlterados' | 'IdaDescartada' | Chosen>;

function* changeResultado(event: Change): Flow {
  const { navigation } = yield* ports();
  const link = navigation.current();
  const resultado = parseResultado(link);
  if (!resultado || !isResultadoLink(link)) return;
  switch (event.type) {
    case 'ViagemEscolhida':
      return yield* choose([event.payload.viagem], event.payload.busca, resultado.ida);
    case 'ConexaoEscolhida':
      return yield* choose(event.payload.trechos, event.payload.busca, resultado.ida);
    case 'SelecionouNovaDataPesquisa':
      return yield* goTo(keepFiltros(link, withDia(resultado, event.payload.dataPartida)));
    case 'FiltrosAlterados':
      return yield* call(navigation.replace, withFiltros(link, event.payload.filtros, event.payload.ordem));
    case 'IdaDescartada':
      return yield* goTo(toBuscaLink(resultado.busca));
  }
}

function* choose(viagens: readonly Viagem[], busca: Busca, ida: readonly TrechoCompra[] | null): Flow {
  const trechos = trechosDasViagens(viagens);
  // A second press of the way out comes when its list is left already.
  if (ida?.[0]?.viagemId === trechos[0]?.viagemId) return;
  if (!busca.idaVolta) yield* buy(novaCompraLink(trechos));
  else if (ida === null) yield* goTo(toVoltaLink(busca, trechos, viagens.at(-1)?.chegada));
  else yield* buy(novaCompraLink(trechosDosSentidos(ida, trechos)));
}

/** Keeps filters and order when the day changes. */
function keepFiltros(from: string, to: string): string {
  const { filtros, ordem } = parseFiltros(from.slice(from.indexOf('?') + 1));
  return withFiltros(to, filtros, ordem);
}

/**
 * Leads to the purchase. A visitor who is not signed in does so over the results, where closing the dialog leaves them;
 * before the first answer about the session the guard decides.
 */
function* buy(link: string): Flow {
  if ((yield* select(selectLogin)).phase !== 'anonymous') return yield* goTo(link);
  yield* put(toastShown({ tone: 'warning', texto: translated(mensagens.loginNecessario) }));
  yield* emit('EntrarParaContinuar', { link: yield* keepDeNovo(link) });
}

function* goTo(link: string): Flow {
  const { navigation } = yield* ports();
  yield* call(navigation.go, yield* keepDeNovo(link));
}

function* keepDeNovo(link: string): Flow<string> {
  const { navigation } = yield* ports();
  return withDeNovo(link, readDeNovo(navigation.current()));
}
