import { ENDERECO_CAIXA, enderecoRelatorio, readEndereco } from '../../domain/agencia/caixa/enderecos';
import { chamadaDoCaixa, feitoDoCaixa, type AcaoCaixa } from '../../domain/agencia/caixa/acoes';
import { textoDaFalha } from '../../domain/compra/falhas';
import { baseApi } from '../../store/api/baseApi';
import { acaoCaixaReached } from '../../store/agencia/caixa';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { keyFor, type Tentada } from '../empresa/enviarFormulario';
import { CallFailed, request } from '../kernel/request';

/**
 * Actions on a till, one at a time: a second press during a request is ignored. A refusal is shown in place; a repeat
 * after a lost answer is applied once. The till is reloaded afterwards, even after a refusal, since another person may
 * have changed it.
 */
export function* operarCaixa(): Flow {
  let tentada: Tentada | null = null;
  while (true) {
    const event = yield* takeEvent('AcaoCaixaEnviada', 'AcaoCaixaDispensada');
    if (event.type === 'AcaoCaixaDispensada') {
      yield* put(acaoCaixaReached({ phase: 'idle' }));
      continue;
    }
    const { acao } = event.payload;
    tentada = yield* keyFor(tentada, JSON.stringify(acao));
    const { done, ended } = yield* race({ done: act(acao, tentada.chave), ended: takeEvent('SessaoEncerrada') });
    if (ended) yield* put(acaoCaixaReached({ phase: 'idle' }));
    if (done || ended) tentada = null;
  }
}

/** Returns true when the action was applied. */
function* act(acao: AcaoCaixa, chave: string): Flow<boolean> {
  const { tipo } = acao;
  yield* put(acaoCaixaReached({ phase: 'sending', tipo }));
  const result = yield* request<unknown>({ ...chamadaDoCaixa(acao), idempotencyKey: chave });
  yield* put(baseApi.util.invalidateTags(['Caixas']));
  if (!result.ok) {
    yield* put(acaoCaixaReached({ phase: 'refused', tipo, erro: textoDaFalha(result.failure) }));
    if (result.failure.kind === 'identity') throw new CallFailed(result.failure);
    return false;
  }
  yield* put(acaoCaixaReached({ phase: 'done', tipo }));
  yield* put(toastShown({ tone: 'success', texto: feitoDoCaixa[tipo] }));
  yield* leaveCount(acao);
  return true;
}

/** After a count: closing leads to the report, resuming sales to the till. */
function* leaveCount(acao: AcaoCaixa): Flow {
  const { navigation } = yield* ports();
  const { search } = new URL(navigation.current(), 'https://itape.invalid');
  if (readEndereco(search).tipo !== 'contagem') return;
  if (acao.tipo === 'fechar') yield* call(navigation.go, enderecoRelatorio(acao.id));
  if (acao.tipo === 'retomar') yield* call(navigation.go, ENDERECO_CAIXA);
}
