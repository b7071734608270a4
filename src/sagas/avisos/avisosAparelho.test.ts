import { succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { selectAvisosDoAparelho } from '../../store/avisos/avisos';
import { avisosAparelho } from './avisosAparelho';

const registro = { canal: 'android' as const, nome: 'Pixel 9', endereco: 'token' };
const avisos = (...ids: string[]) =>
  succeeded({
    email: true,
    aparelhos: ids.map((dispositivo) => ({ dispositivo, canal: 'web', nome: 'x', criadoEm: '2026-01-01T00:00:00Z' })),
    canais: { web: 'chave', android: true, ios: true },
  });
const failed = { ok: false as const, failure: { kind: 'transient' as const, motivo: 'rede' as const } };

function start({ replies, push }: Pick<PortOverrides, 'replies' | 'push'> = {}) {
  const flow = startWorkflow(avisosAparelho, {
    replies: { 'GET /Avisos': avisos(), ...replies },
    push: { state: async () => 'possivel', register: async () => ({ ok: true, registro }), ...push },
  });
  flow.ports.storage.dispositivo.write('web-1');
  return { ...flow, estado: () => selectAvisosDoAparelho(flow.state()) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('notices on this device', () => {
  it('are offered, and asked for only when the person pressed', async () => {
    const register = jest.fn(async () => ({ ok: true as const, registro }));
    const { emit, estado, ports } = start({
      push: { register },
      replies: { 'PUT /Avisos/Aparelhos/web-1': succeeded({}) },
    });
    emit('AvisosAbertos');
    await settle();
    expect([estado(), register.mock.calls]).toEqual(['oferecer', []]);
    emit('AvisosAceitos');
    await settle();
    expect([estado(), register.mock.calls]).toEqual(['ativo', [['chave']]]);
    expect(ports.http.request).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'PUT', path: '/Avisos/Aparelhos/web-1', body: registro }),
    );
    expect(ports.storage.avisos.read()).toBe('ativo');
  });

  it.each(['indisponivel', 'recusado'] as const)(
    'are not on where the device or the person says %s',
    async (motivo) => {
      const { emit, estado, ports } = start({ push: { register: async () => ({ ok: false, motivo }) } });
      emit('AvisosAceitos');
      await settle();
      expect([estado(), ports.storage.avisos.read()]).toEqual([motivo, null]);
    },
  );

  it('are not on where the server was not told, and may be tried again', async () => {
    const { emit, estado, ports } = start({ replies: { 'PUT /Avisos/Aparelhos/web-1': failed } });
    emit('AvisosAceitos');
    await settle();
    expect([estado(), ports.storage.avisos.read()]).toEqual(['falhou', null]);
  });

  it('are not offered again to who said no', async () => {
    const { emit, estado } = start();
    emit('AvisosDispensados');
    await settle();
    emit('AvisosAbertos');
    await settle();
    expect(estado()).toBe('dispensado');
  });

  it.each([
    ['stay on while the server knows the device', avisos('web-1'), 'ativo'],
    ['are off where another device struck it from the list', avisos('web-2'), 'oferecer'],
    ['stay on where nobody can say', failed, 'ativo'],
  ])('%s', async (_, reply, expected) => {
    const { emit, estado, ports } = start({ replies: { 'GET /Avisos': reply } });
    ports.storage.avisos.write('ativo');
    emit('AvisosAbertos');
    await settle();
    expect(estado()).toBe(expected);
  });

  it('end on this device, or on another one alone', async () => {
    const unregister = jest.fn(async () => undefined);
    const { emit, estado } = start({
      push: { unregister },
      replies: { 'DELETE /Avisos/Aparelhos/app-9': succeeded(null), 'DELETE /Avisos/Aparelhos/web-1': succeeded(null) },
    });
    emit('AvisosDesligados', { dispositivo: 'app-9' });
    await settle();
    expect([estado(), unregister.mock.calls.length]).toEqual(['desconhecido', 0]);
    emit('AvisosDesligados', { dispositivo: null });
    await settle();
    expect([estado(), unregister.mock.calls.length]).toEqual(['dispensado', 1]);
  });
});
