import { toNovaManifestacao } from '../../domain/empresa/manifestacao';
import type { Manifestacao } from '../../domain/wire/empresa/manifestacoes';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Timeout of a message, which gets through a slow network rather than fail. */
const MESSAGE_TIMEOUT_MS = 180_000;

/**
 * "Registrar": sends a message to the company and shows its protocol. An error is shown at the form, which keeps its
 * values; repeating the same content creates one message.
 */
export function* manifestar(): Flow {
  while (true) {
    yield* takeEvent('ManifestacaoAberta');
    yield* put(submissionForgotten('manifestacao'));
    yield* race({ sent: untilSent(), left: takeEvent('ManifestacaoFechada') });
  }
}

function* untilSent(): Flow {
  const keys = attemptKeys();
  while (true) {
    const { payload } = yield* takeEvent('ManifestacaoEnviada');
    const body = toNovaManifestacao(payload.dados);
    const call = { method: 'POST', path: '/Manifestacoes', body, timeoutMs: MESSAGE_TIMEOUT_MS } as const;
    const keep = ({ protocolo, prazo }: Manifestacao) => ({ protocolo, ate: prazo });
    const sent = yield* submit('manifestacao', call, { keys, keep });
    if (sent.ok) yield* takeEvent('ManifestacaoFechada');
  }
}
