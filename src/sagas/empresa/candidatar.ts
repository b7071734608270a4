import { toNovaCandidatura } from '../../domain/empresa/candidatura';
import type { CandidaturaRecebida } from '../../domain/wire/empresa/candidaturas';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Timeout of a request with a file: 5 MB take minutes on a slow network. */
const FILE_TIMEOUT_MS = 180_000;

/**
 * "Enviar candidatura": sends the form and its file in one request. An error is shown at the form, which keeps its
 * values; repeating the same content creates one application. Leaving the page aborts the upload.
 */
export function* candidatar(): Flow {
  while (true) {
    yield* takeEvent('CandidaturaAberta');
    yield* put(submissionForgotten('candidatura'));
    yield* race({ sent: untilSent(), left: takeEvent('CandidaturaFechada') });
  }
}

function* untilSent(): Flow {
  const keys = attemptKeys();
  while (true) {
    const { dados, vagaId, curriculo } = (yield* takeEvent('CandidaturaEnviada')).payload;
    const body = toNovaCandidatura(dados, vagaId, curriculo);
    const call = { method: 'POST', path: '/Candidaturas', body, timeoutMs: FILE_TIMEOUT_MS } as const;
    const keep = ({ protocolo, apagarEm }: CandidaturaRecebida) => ({ protocolo, ate: apagarEm });
    const sent = yield* submit('candidatura', call, { keys, keep });
    if (sent.ok) yield* takeEvent('CandidaturaFechada');
  }
}
