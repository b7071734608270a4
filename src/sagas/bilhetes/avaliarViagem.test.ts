import { offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectAvaliado } from '../../store/bilhetes/avaliacao';
import { selectSubmission } from '../../store/submissions';
import { onEvent } from '../kernel/supervised';
import { avaliarViagem } from './avaliarViagem';

const dados = { nota: 4, texto: ' Motorista atencioso. ' };
const ROTA = 'PUT /Bilhetes/b1/Avaliacao';

function start(replies: Replies) {
  const flow = startWorkflow(
    onEvent(['AvaliacaoAberta'], async () => avaliarViagem),
    { replies },
  );
  const open = async () => {
    flow.emit('AvaliacaoAberta', { bilheteId: 'b1' });
    await flow.settle();
  };
  return { ...flow, open, rated: () => selectAvaliado(flow.state()) };
}

describe('the rating of a trip', () => {
  it('is sent once it is given, and closes with thanks', async () => {
    const { emit, open, ports, rated, settle, state } = start({ [ROTA]: succeeded({}) });
    await open();
    expect(rated()).toBe('b1');
    emit('AvaliacaoEnviada', { dados });
    await settle();
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'PUT', body: { nota: 4, texto: 'Motorista atencioso.' } }),
    );
    expect(rated()).toBeNull();
    expect(selectToasts(state())).toMatchObject([{ tone: 'success', texto: 'Avaliação enviada. Obrigado!' }]);
  });

  it('stays open where it was not taken, and is sent again', async () => {
    const replies: Replies = { [ROTA]: offline() };
    const { emit, open, rated, settle, state } = start(replies);
    await open();
    emit('AvaliacaoEnviada', { dados });
    await settle();
    expect([rated(), selectSubmission(state(), 'avaliacao').phase]).toEqual(['b1', 'refused']);
    replies[ROTA] = succeeded({});
    emit('AvaliacaoEnviada', { dados });
    await settle();
    expect(rated()).toBeNull();
  });

  it('is given up without a request, and does not remember an earlier refusal', async () => {
    const { emit, open, ports, rated, settle, state } = start({ [ROTA]: offline() });
    await open();
    emit('AvaliacaoEnviada', { dados });
    await settle();
    emit('AvaliacaoFechada');
    await settle();
    expect(rated()).toBeNull();
    await open();
    expect([rated(), selectSubmission(state(), 'avaliacao').phase]).toEqual(['b1', 'idle']);
    expect(ports.http.request).toHaveBeenCalledTimes(1);
  });
});
