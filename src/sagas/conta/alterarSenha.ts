import { mensagensIdentidade } from '../../domain/base/mensagens';
import { falhaDeSenha, mensagensSenha } from '../../domain/conta/senha';
import { toastShown } from '../../store/aplicativo/interface';
import { senhaTrocada, tentativaEnded } from '../../store/conta/minhaConta';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { askIdentity, refuse } from './tentativaConta';

/** "Alterar senha": replaces the password, given the old one; a password that breaks the policy is not sent. */
export function* alterarSenha(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('SenhaTrocaEnviada');
    const { ended } = yield* race({ done: change(payload.atual, payload.nova), ended: takeEvent('SessaoEncerrada') });
    if (ended) yield* put(tentativaEnded('senha'));
  }
}

function* change(atual: string, nova: string): Flow {
  const { identity } = yield* ports();
  const falha = falhaDeSenha(nova);
  if (atual === '') return yield* refuse('senha', 'Informe a senha atual.', mensagensIdentidade.senhaVazia);
  if (falha) return yield* refuse('senha', `${mensagensSenha[falha]}.`);
  if (nova === atual) return yield* refuse('senha', 'A nova senha precisa ser diferente da atual.');
  const changed = yield* askIdentity('senha', () => identity.updatePassword(atual, nova), 'Senha atual incorreta.');
  if (!changed) return;
  yield* put(senhaTrocada());
  yield* put(toastShown({ tone: 'success', texto: 'Senha alterada.' }));
}
