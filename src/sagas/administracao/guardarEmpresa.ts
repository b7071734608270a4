import { rascunhoEmpresaForgotten, rascunhoEmpresaKept } from '../../store/administracao/rascunhoEmpresa';
import { selectPessoa } from '../../store/sessao/sessao';
import { type Flow, put, select, takeEvent } from '../kernel/effects';

/**
 * Text typed into the company's form and not saved stays in the memory of this tab: another page, a lost connection or a
 * session that expired does not lose it. It is forgotten once it is saved or undone, and by a sign-out that was asked for.
 */
export function* guardarEmpresa(): Flow {
  while (true) {
    const event = yield* takeEvent('EmpresaDigitada', 'EmpresaDesfeita', 'SessaoEncerrada');
    if (event.type === 'EmpresaDigitada') {
      const pessoa = yield* select(selectPessoa);
      if (pessoa) yield* put(rascunhoEmpresaKept({ sub: pessoa.sub, ...event.payload }));
    } else if (event.type === 'EmpresaDesfeita' || event.payload.motivo === 'pedida') {
      yield* put(rascunhoEmpresaForgotten());
    }
  }
}
