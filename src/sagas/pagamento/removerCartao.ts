import { CARTAO_REMOVIDO } from '../../domain/pagamento/cartaoSalvo';
import { stale } from '../../store/api/stale';
import { requestGone } from '../conta/requestGone';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { translated } from '../../words/t';

/** "Remover cartão": the saved card is gone at once, also where another tab was quicker; the acquirer forgets it later. */
export function* removerCartao(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('CartaoSalvoRemovido');
    yield* submit<'cartaoSalvo', null>(
      'cartaoSalvo',
      { method: 'DELETE', path: `/Cartoes/${payload.id}` },
      { via: requestGone, feito: translated(CARTAO_REMOVIDO), invalidates: stale('Cartoes') },
    );
  }
}
