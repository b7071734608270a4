import { type EdicaoConta, toAlteracaoConta } from '../domain/edicaoConta';
import type { Conta } from '../domain/wire/conta';
import { toastShown } from '../store/interface';
import { tentativaEnded } from '../store/minhaConta';
import { selectPessoa } from '../store/sessao';
import { makeCurrent } from './contaAtual';
import { type Flow, put, race, select, takeEvent } from './effects';
import { askServer } from './tentativaConta';

/**
 * "Salvar dados": name, birth date and telephone, as often as the person likes. A refusal stays beside the form with
 * what was typed. A session that ends meanwhile takes the answer with it, so that it never becomes another person's.
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
