import { offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectAvisoPedido } from '../../store/avisos/avisosPedidos';
import { becameAnonymous } from '../../store/sessao/sessao';
import { put } from '../kernel/effects';
import { alertasDePreco } from './alertasDePreco';

const busca = { localidadeOrigem: '1', localidadeDestino: '2', data: '2026-12-10' };

function start(replies: Replies = {}) {
  const flow = startWorkflow([signedInFlow(), alertasDePreco], { replies });
  const sent = () => jest.mocked(flow.ports.http.request).mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  return { ...flow, sent, alerta: () => selectAvisoPedido(flow.state(), '1 2 2026-12-10') };
}

describe('a price alert', () => {
  it('is opened by the button, once however often it is pressed, and ended by the other', async () => {
    const { alerta, emit, ports, sent, settle } = start({
      'POST /AlertasDePreco': succeeded({ id: 'a1' }),
      'DELETE /AlertasDePreco/a1': succeeded(null),
    });
    emit('AlertaPedido', { busca });
    emit('AlertaPedido', { busca });
    await settle();
    expect(alerta()).toEqual({ sending: false, erro: null, id: 'a1' });
    expect(sent()).toEqual(['POST /AlertasDePreco']);
    expect(ports.http.request).toHaveBeenCalledWith(expect.objectContaining({ body: busca }));
    emit('AlertaDesistido', { busca, id: 'a1' });
    await settle();
    expect(alerta()).toEqual({ sending: false, erro: null, id: null });
  });

  it('says what failed, and is forgotten here at the end of the session', async () => {
    const { alerta, emit, settle } = start({ 'POST /AlertasDePreco': offline() });
    emit('AlertaPedido', { busca });
    await settle();
    expect(alerta()).toMatchObject({ sending: false, erro: expect.stringContaining('tente novamente') });
    emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(alerta()).toEqual({ sending: false, erro: null });
  });

  it('lets a visitor sign in over the page first, and sends nothing', async () => {
    const anonymous = function* () {
      yield* put(becameAnonymous());
    };
    const { emit, events, ports, settle } = startWorkflow([anonymous, alertasDePreco]);
    emit('AlertaPedido', { busca });
    await settle();
    expect(events).toContainEqual({ type: 'EntrarParaContinuar', payload: { link: ports.navigation.current() } });
    expect(ports.http.request).not.toHaveBeenCalled();
  });
});
