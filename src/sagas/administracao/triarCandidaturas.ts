import type { SituacaoCandidatura } from '../../domain/empresa/candidatura';
import { stale } from '../../store/api/stale';
import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

const feito: Record<SituacaoCandidatura, string> = {
  nova: 'Candidatura marcada como nova.',
  vista: 'Candidatura marcada como vista.',
  arquivada: 'Candidatura arquivada.',
};

/** Sorts applications, and saves the curriculum of one; both are kept in its history. */
export function* triarCandidaturas(): Flow {
  while (true) {
    const event = yield* takeEvent('CandidaturaTriada', 'CurriculoPedido');
    const path = `/Administracao/Candidaturas/${event.payload.protocolo}/Situacao`;
    if (event.type === 'CandidaturaTriada') {
      const { situacao } = event.payload;
      const asked = { method: 'PUT', path, body: { situacao } } as const;
      yield* submit('candidaturaTriada', asked, { reloads: stale('Administracao'), feito: feito[situacao] });
    } else {
      const { protocolo, nome } = event.payload;
      yield* download('curriculo', `/Candidaturas/${protocolo}/Curriculo`, nome, {
        invalidates: stale('Administracao'),
      });
    }
  }
}
