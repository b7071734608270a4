import { mensagensIdentidade } from '../../domain/base/mensagens';
import { falhaDeSenha, mensagensSenha } from '../../domain/conta/senha';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { refuse } from '../sessao/askProvider';
import { askIdentity } from './tentativaConta';
import { msg, t, translated } from '../../words/t';

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
  if (atual === '') return yield* refuse('senhaConta', t('Informe a senha atual.'), mensagensIdentidade.senhaVazia);
  if (falha) return yield* refuse('senhaConta', `${translated(mensagensSenha[falha])}.`);
  if (nova === atual) return yield* refuse('senhaConta', t('A nova senha precisa ser diferente da atual.'));
  const changed = yield* askIdentity(
    'senhaConta',
    () => identity.updatePassword(atual, nova),
    t('Senha atual incorreta.'),
  );
  if (changed) yield* put(toastShown({ tone: 'success', texto: msg('Senha alterada.') }));
}
