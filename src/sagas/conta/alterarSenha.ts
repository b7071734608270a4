import { mensagensIdentidade } from '../../domain/base/mensagens';
import { falhaDeSenha, mensagensSenha } from '../../domain/conta/senha';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { refuse } from '../sessao/askProvider';
import { askIdentity } from './tentativaConta';

/** "Alterar senha": replaces the password, given the old one; a password that breaks the policy is not sent. */
export function* alterarSenha(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('SenhaTrocaEnviada');
    yield* race({ done: change(payload.atual, payload.nova), ended: takeEvent('SessaoEncerrada') });
  }
}

function* change(atual: string, nova: string): Flow {
  const { identity } = yield* ports();
  const falha = falhaDeSenha(nova);
  if (atual === '') return yield* refuse('senhaConta', 'Informe a senha atual.', mensagensIdentidade.senhaVazia);
  if (falha) return yield* refuse('senhaConta', `${mensagensSenha[falha]}.`);
  if (nova === atual) return yield* refuse('senhaConta', 'A nova senha precisa ser diferente da atual.');
  const changed = yield* askIdentity(
    'senhaConta',
    () => identity.updatePassword(atual, nova),
    'Senha atual incorreta.',
  );
  if (changed) yield* put(toastShown({ tone: 'success', texto: 'Senha alterada.' }));
}
