import { toNovoGrupo } from '../../domain/empresa/grupo/viagemEmGrupo';
import { toNovaManifestacao } from '../../domain/empresa/manifestacao';
import type { Manifestacao } from '../../domain/wire/empresa/manifestacoes';
import type { BusEvent } from '../../events/catalogue';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Timeout of a message, which gets through a slow network rather than fail. */
const MESSAGE_TIMEOUT_MS = 180_000;

/**
 * "Registrar" and "Pedir viagem em grupo": sends a letter to the company and shows its protocol. An error is shown at the form, which keeps its
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
    const call = {
      method: 'POST',
      ...letterOf(yield* takeEvent('ManifestacaoEnviada', 'GrupoPedido')),
      timeoutMs: MESSAGE_TIMEOUT_MS,
    } as const;
    const keep = ({ protocolo, prazo }: Manifestacao) => ({ protocolo, ate: prazo });
    const sent = yield* submit('manifestacao', call, { keys, keep });
    if (sent.ok) yield* takeEvent('ManifestacaoFechada');
  }
}

/** Each form has an address of its own; what becomes of its letter is the same. */
const letterOf = (event: BusEvent<'ManifestacaoEnviada' | 'GrupoPedido'>) =>
  event.type === 'GrupoPedido'
    ? { path: '/Grupos', body: toNovoGrupo(event.payload.dados) }
    : { path: '/Manifestacoes', body: toNovaManifestacao(event.payload.dados) };
