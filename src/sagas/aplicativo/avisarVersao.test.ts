import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectVersaoNova } from '../../store/aplicativo/versao';
import { avisarVersao } from './avisarVersao';

describe('a newer version', () => {
  it('is told, and loaded when the person wants it', async () => {
    const { emit, state, ports } = startWorkflow(avisarVersao);
    emit('VersaoNovaVista');
    expect(selectVersaoNova(state())).toBe(true);
    emit('AtualizacaoAdiada');
    expect([selectVersaoNova(state()), ports.version.reload]).toEqual([false, expect.any(Function)]);
    expect(ports.version.reload).not.toHaveBeenCalled();
    emit('AtualizacaoPedida');
    expect(ports.version.reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded amid a payment, even when it was pressed a moment before [SW1]', () => {
    const { emit, ports } = startWorkflow(avisarVersao);
    ports.navigation.path = '/pagamento-pix?pedido=1';
    emit('AtualizacaoPedida');
    expect(ports.version.reload).not.toHaveBeenCalled();
  });
});
