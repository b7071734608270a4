import { toNovaManifestacao } from '../domain/manifestacao';
import type { Manifestacao } from '../domain/wire/manifestacoes';
import { envioDone, envioOpened } from '../store/envios';
import { type Flow, put, race, takeEvent } from './effects';
import { enviarFormulario, keyFor, type Tentada } from './enviarFormulario';

/**
 * "Registrar": what somebody writes to the company goes out, and they get a protocol. What fails is said beside the
 * form, which stays as it was; sent again with the same words it is one letter.
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
