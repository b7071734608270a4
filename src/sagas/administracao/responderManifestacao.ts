import { stale } from '../../store/api/stale';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * "Enviar resposta": the letter is answered once, whoever of the staff comes first. It is read anew whatever came of it,
 * so that somebody else's answer shows.
 */
export function* responderManifestacao(): Flow {
  while (true) {
    const { protocolo, texto } = (yield* takeEvent('ManifestacaoRespondida')).payload;
    const asked = {
      method: 'PUT',
      path: `/Manifestacoes/${protocolo}/Resposta`,
      body: { texto: texto.trim() },
    } as const;
    yield* submit('respostaManifestacao', asked, {
      reloads: stale('Administracao'),
      feito: 'Resposta enviada. Quem escreveu recebe um e-mail.',
    });
  }
}
