import type { LinkDeAcompanhamento } from '../../domain/wire/bilhetes/bilhetes';
import { stale } from '../../store/api/stale';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { t } from '../../words/t';

/**
 * Others follow a trip by a link: it is opened and handed on by the system's sheet, or copied. It stays on the page, so that
 * a browser that allows neither shows it. Taken back, it shows nothing any more.
 */
export function* compartilharAcompanhamento(): Flow {
  while (true) {
    const { type, payload } = yield* takeEvent('AcompanhamentoCompartilhado', 'AcompanhamentoEncerrado');
    if (type === 'AcompanhamentoCompartilhado') yield* open(payload.bilheteId, payload.texto);
    else yield* takeBack(payload.bilheteId);
  }
}

const pathOf = (bilheteId: string): string => `/Bilhetes/${encodeURIComponent(bilheteId)}/Acompanhamento`;

function* open(bilheteId: string, texto: string): Flow {
  const { share } = yield* ports();
  const result = yield* submit<'acompanhamento', LinkDeAcompanhamento>(
    'acompanhamento',
    { method: 'POST', path: pathOf(bilheteId) },
    { keep: ({ caminho }) => ({ bilheteId, caminho }), invalidates: stale('Viagens') },
  );
  if (!result.ok) return;
  const outcome = yield* call(share.share, texto, result.value.caminho);
  if (outcome === 'copied') yield* put(toastShown({ tone: 'success', texto: t('Texto e link copiados.') }));
}

function* takeBack(bilheteId: string): Flow {
  yield* submit<'acompanhamento', null>(
    'acompanhamento',
    { method: 'DELETE', path: pathOf(bilheteId) },
    { keep: () => null, invalidates: stale('Viagens'), feito: t('Pronto: o link não mostra mais a viagem.') },
  );
}
