import { type EdicaoConta, toAlteracaoConta } from '../../domain/conta/edicaoConta';
import type { Conta } from '../../domain/wire/conta/conta';
import { toastShown } from '../../store/aplicativo/interface';
import { tentativaEnded } from '../../store/conta/minhaConta';
import { selectPessoa } from '../../store/sessao/sessao';
import { makeCurrent } from './contaAtual';
import { type Flow, put, race, select, takeEvent } from '../kernel/effects';
import { askServer } from './tentativaConta';

/**
 * "Salvar dados": saves name, birth date and telephone. A refusal is shown at the form, which keeps its values. The end
 * of the session cancels the request, so that its answer never reaches another person's session.
 */
export function* editarConta(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('DadosContaEnviados');
    const { ended } = yield* race({ saved: save(payload.dados), ended: takeEvent('SessaoEncerrada') });
    if (ended) yield* put(tentativaEnded('dados'));
  }
}

function* save(dados: EdicaoConta): Flow {
  const pessoa = yield* select(selectPessoa);
  if (!pessoa) return;
  const saved = yield* askServer<Conta>('dados', { method: 'PUT', path: '/Conta', body: toAlteracaoConta(dados) });
  if (!saved) return;
  yield* makeCurrent(saved.value, pessoa.sub);
  yield* put(tentativaEnded('dados'));
  yield* put(toastShown({ tone: 'success', texto: 'Dados atualizados.' }));
}
