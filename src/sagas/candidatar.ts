import { toBase64 } from '../domain/base64';
import { toNovaCandidatura } from '../domain/candidatura';
import { erroCurriculo } from '../domain/curriculo';
import type { CandidaturaRecebida } from '../domain/wire/candidaturas';
import type { BusEvent } from '../events/catalogue';
import { envioDone, envioFailed, envioOpened, envioSent } from '../store/envios';
import { call, type Flow, put, race, takeEvent } from './effects';
import { enviarFormulario, keyFor, type Tentada } from './enviarFormulario';

const ILEGIVEL = 'Não conseguimos ler o arquivo. Remova e escolha de novo.';

/**
 * "Enviar candidatura": the file is looked into before it travels, for the upload may take minutes; then all goes in
 * one piece. What fails is said beside the form, which stays as it was. Leaving the page gives the upload up.
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
    yield* put(envioSent('candidatura'));
    const conteudo = yield* readFile(payload.curriculo);
    if (conteudo === null) continue;
    const { name: nome, size, lastModified } = payload.curriculo;
    const words: string = JSON.stringify([payload.dados, payload.vagaId, nome, size, lastModified]);
    tentada = yield* keyFor(tentada, words);
    const nova = toNovaCandidatura(payload.dados, payload.vagaId, { nome, conteudo });
    const sent = yield* enviarFormulario<CandidaturaRecebida>('candidatura', '/Candidaturas', nova, tentada.chave);
    if (!sent) continue;
    yield* put(envioDone({ formulario: 'candidatura', protocolo: sent.protocolo, ate: sent.apagarEm }));
    yield* takeEvent('CandidaturaFechada');
  }
}

/** The file as JSON carries it; null where it cannot be read or is not what it should be, which is said. */
function* readFile(file: BusEvent<'CandidaturaEnviada'>['payload']['curriculo']): Flow<string | null> {
  const bytes = yield* call(() =>
    file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    ),
  );
  const erro = bytes === null ? ILEGIVEL : erroCurriculo(bytes);
  if (bytes !== null && erro === null) return toBase64(bytes);
  yield* put(envioFailed({ formulario: 'candidatura', erro: erro ?? ILEGIVEL }));
  return null;
}
