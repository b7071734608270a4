import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { BusEvent } from '../../events/catalogue';
import { selectPosVenda } from '../../store/posVenda/posVenda';
import { onEvent } from '../kernel/supervised';
import { cancelarPassagem } from './cancelarPassagem';
import { remarcarPassagem } from './remarcarPassagem';
import { transferirPassagem } from './transferirPassagem';

const never = () => new Promise<never>(() => undefined);

describe('a dialog after the sale', () => {
  it.each<[string, BusEvent<'CancelamentoAberto' | 'RemarcacaoAberta' | 'TransferenciaAberta'>, string | null]>([
    ['cancelar', { type: 'CancelamentoAberto', payload: { tipo: 'bilhete', id: 'b1' } }, 'b1'],
    ['remarcar', { type: 'RemarcacaoAberta', payload: { bilheteId: 'b1' } }, 'b1'],
    ['transferir', { type: 'TransferenciaAberta', payload: { bilheteId: 'b1' } }, 'b1'],
  ])('says at once that it is about %s, before its conditions are there', async (acao, event, bilheteId) => {
    const app = startWorkflow(
      [
        onEvent(['CancelamentoAberto'], async () => cancelarPassagem),
        onEvent(['RemarcacaoAberta'], async () => remarcarPassagem),
        onEvent(['TransferenciaAberta'], async () => transferirPassagem),
      ],
      { http: { request: never } },
    );
    app.emit(event.type, event.payload as never);
    await app.settle();
    expect(selectPosVenda(app.state())).toEqual({ phase: 'asking', acao, bilheteId });
  });
});
