import { toNovaCotacao, toNovaEncomenda } from '../../domain/encomendas/formularioEncomenda';
import { toEtapaLink, toProntaLink } from '../../domain/encomendas/linksEncomenda';
import type { CotacaoEncomenda, EncomendaPrePostada } from '../../domain/wire/encomendas/encomendas';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * Sending a parcel: quote, sender and recipient, fiscal document, pre-posting; the person then takes it to the counter.
 * An error is shown in place and all input is kept; repeating the same content creates one parcel. Leaving the page
 * aborts pending requests.
 */
export function* enviarEncomenda(): Flow {
  while (true) {
    yield* takeEvent('EncomendasAbertas');
    yield* begin();
    yield* race({ served: serve(), left: takeEvent('EncomendasFechadas') });
  }
}

/** No quote and no parcel yet. */
function* begin(): Flow {
  yield* put(submissionForgotten('cotacaoEncomenda'));
  yield* put(submissionForgotten('encomenda'));
}

function* serve(): Flow {
  const { navigation } = yield* ports();
  let keys = attemptKeys();
  while (true) {
    const event = yield* takeEvent(
      'EncomendaCotada',
      'EtapaEncomendaConcluida',
      'EncomendaEnviada',
      'NovaEncomendaPedida',
    );
    if (event.type === 'NovaEncomendaPedida') {
      keys = attemptKeys();
      yield* begin();
      navigation.go(toEtapaLink('cotacao'));
    }
    if (event.type === 'EtapaEncomendaConcluida') navigation.go(toEtapaLink(event.payload.proxima));
    if (event.type === 'EncomendaCotada') {
      yield* put(submissionForgotten('encomenda'));
      const call = { method: 'POST', path: '/Encomendas/Cotacao', body: toNovaCotacao(event.payload.dados) } as const;
      yield* submit('cotacaoEncomenda', call, { keep: (cotacao: CotacaoEncomenda) => cotacao });
    }
    if (event.type === 'EncomendaEnviada') {
      const { cotacaoId, partes, fiscal, ciencia } = event.payload;
      const body = toNovaEncomenda(cotacaoId, partes, fiscal, ciencia);
      const keep = (encomenda: EncomendaPrePostada) => encomenda;
      const sent = yield* submit('encomenda', { method: 'POST', path: '/Encomendas', body }, { keys, keep });
      // Replaces the history entry, so that back does not return to the submitted form.
      if (sent.ok) navigation.replace(toProntaLink(sent.value.codigo));
    }
  }
}
