import { novaCompraLink, trechosDaBusca } from '../../domain/compra/compra';
import { mensagens } from '../../domain/base/mensagens';
import { trechosDaConexao } from '../../domain/viagens/conexao';
import { parseFiltros, withFiltros } from '../../domain/viagens/filtrosLink';
import { toBuscaLink } from '../../domain/viagens/links';
import { isResultadoLink, parseResultado, toVoltaLink, withDia, atTerminaisDe } from '../../domain/viagens/resultado';
import type { BusEvent } from '../../events/catalogue';
import { toastShown } from '../../store/aplicativo/interface';
import { selectLogin } from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put, select, takeEvent } from '../kernel/effects';

/**
 * A search lives in its address alone: the form, a day, a filter or a chosen trip rewrite the address, so back, reload
 * and a shared link show the same page. On a round trip the first chosen trip leads to the return list, the second to
 * the purchase.
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
    else if (event.type === 'ConexaoEscolhida') yield* buy(novaCompraLink(trechosDaConexao(event.payload.trechos)));
    else yield* changeResultado(event);
  }
}

type Change = BusEvent<'SelecionouNovaDataPesquisa' | 'FiltrosAlterados' | 'IdaDescartada' | 'ViagemEscolhida'>;

function* changeResultado(event: Change): Flow {
  const { navigation } = yield* ports();
  const link = navigation.current();
  const resultado = parseResultado(link);
  if (event.type === 'ViagemEscolhida') return yield* chooseViagem(event.payload, resultado?.ida ?? null);
  if (!resultado || !isResultadoLink(link)) return;
  switch (event.type) {
    case 'SelecionouNovaDataPesquisa':
      return yield* goTo(keepFiltros(link, withDia(resultado, event.payload.dataPartida)));
    case 'FiltrosAlterados':
      return yield* call(navigation.replace, withFiltros(link, event.payload.filtros, event.payload.ordem));
    case 'IdaDescartada':
      return yield* goTo(toBuscaLink(resultado.busca));
  }
}

function* chooseViagem({ viagem, busca }: BusEvent<'ViagemEscolhida'>['payload'], ida: string | null): Flow {
  if (ida === null || !busca.idaVolta) {
    const exact = atTerminaisDe(busca, viagem);
    if (busca.idaVolta) return yield* goTo(toVoltaLink(exact, viagem.id));
    return yield* buy(novaCompraLink(trechosDaBusca(exact, viagem.id, null)));
  }
  yield* buy(novaCompraLink(trechosDaBusca(busca, ida, viagem.id)));
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
  yield* put(toastShown({ tone: 'warning', texto: mensagens.loginNecessario }));
  yield* emit('EntrarParaContinuar', { link });
}

function* goTo(link: string): Flow {
  const { navigation } = yield* ports();
  yield* call(navigation.go, link);
}
