import { ENDERECO_CAIXA, enderecoRelatorio, readEndereco } from '../../domain/agencia/caixa/enderecos';
import { chamadaDoCaixa, feitoDoCaixa, type AcaoCaixa } from '../../domain/agencia/caixa/acoes';
import { submissionForgotten } from '../../store/submissions';
import { stale } from '../../store/api/stale';
import { attemptKeys } from '../kernel/attempt';
import { call, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * Actions on a till, one at a time: a second press during a request is ignored. A refusal is shown in place; a repeat
 * after a lost answer is applied once. The till is reloaded afterwards, even after a refusal, since another person may
 * have changed it.
 */
export function* operarCaixa(): Flow {
  let keys = attemptKeys('applied');
  while (true) {
    const event = yield* takeEvent('AcaoCaixaEnviada', 'AcaoCaixaDispensada');
    if (event.type === 'AcaoCaixaDispensada') {
      yield* put(submissionForgotten('caixa'));
      continue;
    }
    const { acao } = event.payload;
    const sending = submit('caixa', chamadaDoCaixa(acao), {
      acao: acao.tipo,
      keys,
      reloads: stale('Caixas'),
      feito: feitoDoCaixa[acao.tipo],
    });
    const { sent } = yield* race({ sent: sending, ended: takeEvent('SessaoEncerrada') });
    if (!sent) keys = attemptKeys('applied');
    else if (sent.ok) yield* leaveCount(acao);
  }
}

/** After a count: closing leads to the report, resuming sales to the till. */
function* leaveCount(acao: AcaoCaixa): Flow {
  const { navigation } = yield* ports();
  const { search } = new URL(navigation.current(), 'https://itape.invalid');
  if (readEndereco(search).tipo !== 'contagem') return;
  if (acao.tipo === 'fechar') yield* call(navigation.go, enderecoRelatorio(acao.id));
  if (acao.tipo === 'retomar') yield* call(navigation.go, ENDERECO_CAIXA);
}
