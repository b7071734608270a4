import { toNovaManifestacao } from '../../domain/empresa/manifestacao';
import type { Manifestacao } from '../../domain/wire/empresa/manifestacoes';
import { envioDone, envioOpened } from '../../store/empresa/envios';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { enviarFormulario, keyFor, type Tentada } from './enviarFormulario';

/**
 * "Registrar": sends a message to the company and shows its protocol. An error is shown at the form, which keeps its
 * values; repeating the same content creates one message.
 */
export function* manifestar(): Flow {
  while (true) {
    yield* takeEvent('ManifestacaoAberta');
    yield* put(envioOpened('manifestacao'));
    yield* race({ sent: untilSent(), left: takeEvent('ManifestacaoFechada') });
  }
}

function* untilSent(): Flow {
  let tentada: Tentada | null = null;
  while (true) {
    const { payload } = yield* takeEvent('ManifestacaoEnviada');
    const nova = toNovaManifestacao(payload.dados);
    tentada = yield* keyFor(tentada, JSON.stringify(nova));
    const sent = yield* enviarFormulario<Manifestacao>('manifestacao', '/Manifestacoes', nova, tentada.chave);
    if (!sent) continue;
    yield* put(envioDone({ formulario: 'manifestacao', protocolo: sent.protocolo, ate: sent.prazo }));
    yield* takeEvent('ManifestacaoFechada');
  }
}
