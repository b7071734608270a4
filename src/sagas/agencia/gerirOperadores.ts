import { chamadaDoOperador, feitoDoOperador, type AcaoOperador } from '../../domain/agencia/caixa/acoes';
import { textoDaFalha } from '../../domain/compra/falhas';
import type { AcessoOperador, Operador } from '../../domain/wire/agencia/operadores';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { acaoOperadorReached, senhaForgotten, senhaReceived } from '../../store/agencia/operadores';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/**
 * Actions of a supervisor, or the company, on operators, one at a time. A temporary password stays on screen until
 * confirmed as handed over or the session ends; it is never stored.
 */
export function* gerirOperadores(): Flow {
  while (true) {
    const { asked, ended } = yield* race({
      asked: takeEvent('AcaoOperadorEnviada', 'AcaoOperadorDispensada', 'SenhaEntregue'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (asked?.type === 'AcaoOperadorEnviada') {
      const { left } = yield* race({ done: act(asked.payload.acao), left: takeEvent('SessaoEncerrada') });
      if (!left) continue;
    }
    if (ended || asked?.type !== 'AcaoOperadorDispensada') yield* put(senhaForgotten());
    yield* put(acaoOperadorReached({ phase: 'idle' }));
  }
}

function* act(acao: AcaoOperador): Flow {
  const { tipo } = acao;
  yield* put(acaoOperadorReached({ phase: 'sending', tipo }));
  const result = yield* request<AcessoOperador | Operador | undefined>(chamadaDoOperador(acao));
  yield* put(baseApi.util.invalidateTags(['Operadores']));
  if (!result.ok) {
    yield* put(acaoOperadorReached({ phase: 'refused', tipo, erro: textoDaFalha(result.failure) }));
    if (result.failure.kind === 'identity') throw new CallFailed(result.failure);
    return;
  }
  if (result.value && 'senhaTemporaria' in result.value) {
    const { operador, senhaTemporaria } = result.value;
    yield* put(senhaReceived({ nome: operador.nome, email: operador.email, senhaTemporaria }));
  }
  yield* put(acaoOperadorReached({ phase: 'done', tipo }));
  yield* put(toastShown({ tone: 'success', texto: feitoDoOperador[tipo] }));
}
