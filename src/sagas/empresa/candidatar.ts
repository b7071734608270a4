import { toNovaCandidatura } from '../../domain/empresa/candidatura';
import type { CandidaturaRecebida } from '../../domain/wire/empresa/candidaturas';
import { envioDone, envioOpened } from '../../store/empresa/envios';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { enviarFormulario, keyFor, type Tentada } from './enviarFormulario';

/**
 * "Enviar candidatura": sends the form and its file in one request. An error is shown at the form, which keeps its
 * values; repeating the same content creates one application. Leaving the page aborts the upload.
 */
export function* candidatar(): Flow {
  while (true) {
    yield* takeEvent('CandidaturaAberta');
    yield* put(envioOpened('candidatura'));
    yield* race({ sent: untilSent(), left: takeEvent('CandidaturaFechada') });
  }
}

function* untilSent(): Flow {
  let tentada: Tentada | null = null;
  while (true) {
    const { payload } = yield* takeEvent('CandidaturaEnviada');
    const nova = toNovaCandidatura(payload.dados, payload.vagaId, payload.curriculo);
    tentada = yield* keyFor(tentada, JSON.stringify(nova));
    const sent = yield* enviarFormulario<CandidaturaRecebida>('candidatura', '/Candidaturas', nova, tentada.chave);
    if (!sent) continue;
    yield* put(envioDone({ formulario: 'candidatura', protocolo: sent.protocolo, ate: sent.apagarEm }));
    yield* takeEvent('CandidaturaFechada');
  }
}
