import { feitoDaOperacao } from '../../domain/viagens/operacaoViagem';
import { stale } from '../../store/api/stale';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * A dispatcher reports a delay or cancellation, or withdraws it; a refusal is shown at the form, which keeps its
 * values. The page's data is reloaded.
 */
export function* operarViagem(): Flow {
  while (true) {
    const { viagemId, acao } = (yield* takeEvent('OperacaoEnviada')).payload;
    const path = `/Viagens/${viagemId}/Status`;
    yield* submit(
      'operacaoViagem',
      acao.tipo === 'informar' ? { method: 'PUT', path, body: acao.status } : { method: 'DELETE', path },
      { reloads: stale('Viagens'), feito: feitoDaOperacao[acao.tipo] },
    );
  }
}
