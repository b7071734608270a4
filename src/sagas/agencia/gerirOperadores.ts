import { chamadaDoOperador, feitoDoOperador, type AcaoOperador } from '../../domain/agencia/caixa/acoes';
import type { AcessoOperador, Operador } from '../../domain/wire/agencia/operadores';
import { senhaForgotten, senhaReceived } from '../../store/agencia/operadores';
import { submissionForgotten } from '../../store/submissions';
import { stale } from '../../store/api/stale';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

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
    yield* put(submissionForgotten('operador'));
  }
}

function* act(acao: AcaoOperador): Flow {
  const { tipo } = acao;
  const sent = yield* submit<'operador', AcessoOperador | Operador | undefined>('operador', chamadaDoOperador(acao), {
    acao: tipo,
    reloads: stale('Operadores'),
    feito: feitoDoOperador[tipo],
  });
  if (!sent.ok || !sent.value || !('senhaTemporaria' in sent.value)) return;
  const { operador, senhaTemporaria } = sent.value;
  yield* put(senhaReceived({ nome: operador.nome, email: operador.email, senhaTemporaria }));
}
