import { type EdicaoConta, toAlteracaoConta } from '../../domain/conta/edicaoConta';
import type { Conta } from '../../domain/wire/conta/conta';
import { toastShown } from '../../store/aplicativo/interface';
import { selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { type Flow, put, race, select, takeEvent } from '../kernel/effects';
import { askServer } from './tentativaConta';
import { msg } from '../../words/t';

/**
 * "Salvar dados": saves name, birth date and telephone. A refusal is shown at the form, which keeps its values. The end
 * of the session cancels the request, so that its answer never reaches another person's session.
 */
export function* editarConta(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('DadosContaEnviados');
    yield* race({ saved: save(payload.dados), ended: takeEvent('SessaoEncerrada') });
  }
}

function* save(dados: EdicaoConta): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  const saved = yield* askServer<Conta>('dadosConta', { method: 'PUT', path: '/Conta', body: toAlteracaoConta(dados) });
  if (!saved.ok) return;
  yield* makeCurrent(saved.value, pessoa.sub);
  yield* put(toastShown({ tone: 'success', texto: msg('Dados atualizados.') }));
}
