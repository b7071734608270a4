import { refused, succeeded } from '../../tests/support/builders';
import { startWorkflow } from '../../tests/support/startWorkflow';
import { filtroVazio } from '../domain/pedidosAgencia';
import { selectAgencia } from '../store/agencia';
import { filtrarPedidos } from './filtrarPedidos';
import { levarPedidos } from './levarPedidos';
import { reenviarBilhetes } from './reenviarBilhetes';

describe('filtrarPedidos', () => {
  it('writes what narrows the list into the address, and keeps a CPF out of it until the session ends', async () => {
    const app = startWorkflow(filtrarPedidos);
    app.emit('CpfProcurado', { cpf: '52998224725' });
    app.emit('PedidosFiltrados', { filtro: { ...filtroVazio, situacao: 'emitidos', de: '2026-11-01' } });
    await app.settle();
    expect(app.ports.navigation.current()).toBe('/pedidos?de=2026-11-01&situacao=emitidos');
    expect(selectAgencia(app.state()).cpf).toBe('52998224725');
    app.emit('SessaoEncerrada', { motivo: 'saiu' } as never);
    await app.settle();
    expect(selectAgencia(app.state()).cpf).toBeNull();
  });
});

describe('levarPedidos', () => {
  it('asks for the spreadsheet in a body, and for a second print by its ticket', async () => {
    const app = startWorkflow(levarPedidos);
    app.emit('PedidosExportados', { consulta: { cpf: '52998224725' } });
    await app.settle();
    app.emit('BilheteReimpresso', { pedidoId: 'p1', bilheteId: 'b1', localizador: 'K7M2QX', formato: 'bobina' });
    await app.settle();
    expect(jest.mocked(app.ports.files.save).mock.calls).toEqual([
      ['/Agencia/Pedidos/Exportacao', 'itape-pedidos.csv', { cpf: '52998224725' }],
      ['/Agencia/Pedidos/p1/Bilhetes/b1/Pdf?formato=bobina', 'itape-K7M2QX.pdf'],
    ]);
    expect(selectAgencia(app.state()).tarefas).toEqual([]);
  });
});

describe('reenviarBilhetes', () => {
  it('says where the tickets went', async () => {
    const app = startWorkflow(reenviarBilhetes, {
      replies: { 'POST /Agencia/Pedidos/p1/Reenvio': succeeded({ para: 'a***@itape.test' }) },
    });
    app.emit('BilhetesReenviados', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ texto: 'Bilhetes enviados para a***@itape.test.' }]);
  });

  it('says why they were not sent', async () => {
    const app = startWorkflow(reenviarBilhetes, {
      replies: { 'POST /Agencia/Pedidos/p1/Reenvio': refused(429, 'Espere 42 segundos.') },
    });
    app.emit('BilhetesReenviados', { pedidoId: 'p1' });
    await app.settle();
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: 'Espere 42 segundos.' }]);
  });
});
