import type { BusEvent } from '../../events/catalogue';
import { stale } from '../../store/api/stale';
import { avaliacaoClosed, avaliacaoOpened } from '../../store/bilhetes/avaliacao';
import { submissionForgotten } from '../../store/submissions';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { t } from '../../words/t';

/**
 * "Avaliar viagem": stars and a comment for a trip that was made, or other ones in their place. The form keeps its values
 * while the server is unreachable or refuses them.
 */
export function* avaliarViagem({ payload: { bilheteId } }: BusEvent<'AvaliacaoAberta'>): Flow {
  yield* put(submissionForgotten('avaliacao'));
  yield* put(avaliacaoOpened(bilheteId));
  yield* race({ rated: untilRated(bilheteId), left: takeEvent('AvaliacaoFechada', 'SessaoEncerrada') });
  yield* put(avaliacaoClosed());
}

function* untilRated(bilheteId: string): Flow {
  while (true) {
    const { payload } = yield* takeEvent('AvaliacaoEnviada');
    const { nota, texto } = payload.dados;
    const path = `/Bilhetes/${encodeURIComponent(bilheteId)}/Avaliacao`;
    const body = { nota, texto: texto.trim() };
    const sent = yield* submit(
      'avaliacao',
      { method: 'PUT', path, body },
      { invalidates: stale('Bilhetes'), feito: t('Avaliação enviada. Obrigado!') },
    );
    if (sent.ok) return;
  }
}
