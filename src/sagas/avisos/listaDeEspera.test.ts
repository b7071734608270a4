import { succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { Replies } from '../../../tests/support/fakePorts';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectAvisoPedido } from '../../store/avisos/avisosPedidos';
import { becameAnonymous } from '../../store/sessao/sessao';
import { put } from '../kernel/effects';
import { listaDeEspera } from './listaDeEspera';

const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2' };
const outra = { ...trecho, viagemId: '200' };
const espera = { id: 'e1', ...trecho, data: '2026-12-01', criadaEm: '2026-11-24T12:00:00Z', avisadaEm: null };
const failed = { ok: false as const, failure: { kind: 'transient' as const, motivo: 'rede' as const } };
const refused = (status: number, codigo: string, mensagem: string) => ({
  ok: false as const,
  failure: { kind: 'refused' as const, status, erros: [{ codigo, mensagem }] },
});
const never = () => new Promise<never>(() => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(replies: Replies = {}) {
  const flow = startWorkflow([signedInFlow(), listaDeEspera], { replies });
  const sent = () => jest.mocked(flow.ports.http.request).mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  return { ...flow, sent, of: (one = trecho) => selectAvisoPedido(flow.state(), `${one.viagemId} 1 2`) };
}

describe('a wait for a seat', () => {
  it('is opened by the button, once however often it is pressed', async () => {
    const { emit, of, ports, sent } = start({ 'POST /ListaDeEspera': succeeded(espera) });
    emit('EsperaPedida', { trecho });
    emit('EsperaPedida', { trecho });
    expect(of()).toEqual({ sending: true, erro: null });
    await settle();
    expect(of()).toEqual({ sending: false, erro: null, id: 'e1' });
    expect(sent()).toEqual(['POST /ListaDeEspera']);
    expect(ports.http.request).toHaveBeenCalledWith(expect.objectContaining({ body: trecho }));
  });

  it('does not hold up that of another card', async () => {
    const { emit, of } = start({ 'POST /ListaDeEspera': never });
    emit('EsperaPedida', { trecho });
    emit('EsperaPedida', { trecho: outra });
    await settle();
    expect([of().sending, of(outra).sending]).toEqual([true, true]);
  });

  it.each([
    ['without a network', failed, 'Nada foi perdido: tente novamente.'],
    [
      'beyond ten',
      refused(409, 'LIMITE_DE_ESPERAS', 'Você já espera por 10 viagens.'),
      'Você já espera por 10 viagens.',
    ],
  ])('says what failed %s, and is pressed again', async (_, reply, words) => {
    const replies: Replies = { 'POST /ListaDeEspera': reply };
    const { emit, of } = start(replies);
    emit('EsperaPedida', { trecho });
    await settle();
    expect(of()).toMatchObject({ sending: false, erro: expect.stringContaining(words) });
    replies['POST /ListaDeEspera'] = succeeded(espera);
    emit('EsperaPedida', { trecho });
    await settle();
    expect(of()).toEqual({ sending: false, erro: null, id: 'e1' });
  });

  it.each([
    ['ends', succeeded(null), { erro: null, id: null }],
    [
      'is over where another tab ended it',
      refused(404, 'ESPERA_NAO_ENCONTRADA', 'Não existe.'),
      { erro: null, id: null },
    ],
    ['stays where that failed', failed, { erro: expect.stringContaining('servidor'), id: 'e1' }],
  ])('%s at the second button', async (_, reply, expected) => {
    const { emit, of } = start({ 'POST /ListaDeEspera': succeeded(espera), 'DELETE /ListaDeEspera/e1': reply });
    emit('EsperaPedida', { trecho });
    await settle();
    emit('EsperaDesistida', { trecho, id: 'e1' });
    await settle();
    expect(of()).toEqual({ sending: false, ...expected });
  });

  it('is forgotten here at the end of the session, and so is a request under way', async () => {
    const { emit, of } = start({ 'POST /ListaDeEspera': never });
    emit('EsperaPedida', { trecho });
    emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(of()).toEqual({ sending: false, erro: null });
  });

  it('lets a visitor sign in over the results first, and sends nothing', async () => {
    const anonymous = function* () {
      yield* put(becameAnonymous());
    };
    const { emit, events, ports, state } = startWorkflow([anonymous, listaDeEspera]);
    emit('EsperaPedida', { trecho });
    await settle();
    expect(events).toContainEqual({ type: 'EntrarParaContinuar', payload: { link: ports.navigation.current() } });
    expect(selectToasts(state())).toMatchObject([{ tone: 'warning' }]);
    expect(ports.http.request).not.toHaveBeenCalled();
  });
});
