import type { RootState } from '../../src/store/rootReducer';
import { selectEntrar } from '../../src/store/sessao/entrar';
import { selectSubmission } from '../../src/store/submissions';

/** The sign-in dialog as shown: its step, whether an attempt is under way, and why the last one was refused. */
export function entrarNaTela(state: RootState) {
  const sent = selectSubmission(state, 'entrar');
  const [erro] = sent.phase === 'refused' ? sent.erros : [];
  return {
    ...selectEntrar(state),
    sending: sent.phase === 'sending',
    erro: erro ? { codigo: erro.detalhe, explicacao: erro.mensagem } : null,
  };
}
