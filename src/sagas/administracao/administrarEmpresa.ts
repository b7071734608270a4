import type { Companhia, DadosCompanhia, Termo, TermoPublicado } from '../../domain/wire/companhia/companhia';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * Saves the company's document and publishes versions of its terms, one request at a time. Both are repeatable: a document
 * that stands already changes nothing, and a published version answers the same. The page loads again whatever came of it,
 * since a refusal may be another person's change.
 */
export function* administrarEmpresa(): Flow {
  while (true) {
    const { asked } = yield* race({
      asked: takeEvent('EmpresaEnviada', 'TermoEnviado'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (!asked) continue;
    const sending = asked.type === 'EmpresaEnviada' ? save(asked.payload) : publish(asked.payload.termo);
    const { ended } = yield* race({ sent: sending, ended: takeEvent('SessaoEncerrada') });
    if (ended) {
      yield* put(submissionForgotten('empresa'));
      yield* put(submissionForgotten('termo'));
    }
  }
}

function* save(body: { versao: number; dados: DadosCompanhia }): Flow {
  yield* submit<'empresa', Companhia>(
    'empresa',
    { method: 'PUT', path: '/Administracao/Empresa', body },
    { acao: 'salvar', reloads: stale('Empresa'), feito: 'Dados da empresa salvos.', keep: (companhia) => companhia },
  );
}

function* publish(body: Termo): Flow {
  yield* submit<'termo', TermoPublicado>(
    'termo',
    { method: 'POST', path: '/Administracao/Termos', body },
    { acao: 'publicar', reloads: stale('Empresa'), feito: `Versão ${body.versao} dos termos publicada.` },
  );
}
