import { failed, offline, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { selectSubmission } from '../../store/submissions';
import { cobrarExterno } from './cobrarExterno';

const ROTA = '/Agencia/Pedidos/p1/PagamentoExterno';
const link = { meio: 'link', parcelas: 3 } as const;

describe('cobrarExterno', () => {
  it('charges once under one key while the answer is lost, and anew once it came', async () => {
    let answers = 0;
    const keys: (string | undefined)[] = [];
    let next = 0;
    const app = startWorkflow(cobrarExterno, {
      random: { uuid: () => `chave-${(next += 1)}` },
      http: {
        request: async ({ idempotencyKey }: { idempotencyKey?: string }) => {
          keys.push(idempotencyKey);
          answers += 1;
          return (
            answers === 1 ? { ok: false, failure: { kind: 'transient', motivo: 'rede' } } : succeeded({})
          ) as never;
        },
      },
    });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    for (let press = 0; press < 3; press += 1) {
      app.emit('CobrancaExternaPedida', { cobranca: link });
      await app.settle();
    }
    expect(keys).toEqual(['chave-1', 'chave-1', 'chave-2']);
  });

  it('says why it was refused, in the server’s words', async () => {
    const refusal = { codigo: 'COBRANCA_ABERTA', mensagem: 'Este pedido já tem uma cobrança aberta.' };
    const app = startWorkflow(cobrarExterno, {
      replies: {
        [`POST ${ROTA}`]: { ok: false, failure: { kind: 'refused', status: 409, erros: [refusal] } },
      },
    });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    app.emit('CobrancaExternaPedida', { cobranca: link });
    await app.settle();
    expect(selectSubmission(app.state(), 'cobrancaExterna')).toMatchObject({ erros: [{ mensagem: refusal.mensagem }] });
  });

  it('listens to the order while its page is open, and stops with it', async () => {
    const close = jest.fn();
    const open = jest.fn(() => ({ close }));
    const app = startWorkflow(cobrarExterno, { stream: { open } });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    await app.settle();
    expect(open).toHaveBeenCalledWith(`${ROTA}/Eventos`, expect.any(Function), expect.any(Function));
    app.emit('PagamentoExternoFechado');
    await app.settle();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps its key while an earlier press is still being applied', async () => {
    const inFlight = { codigo: 'REQUISICAO_EM_ANDAMENTO', mensagem: 'Este pedido já está sendo processado.' };
    const app = startWorkflow(cobrarExterno, {
      replies: { [`POST ${ROTA}`]: failed({ kind: 'refused', status: 409, erros: [inFlight] }) },
    });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    for (let press = 0; press < 2; press += 1) {
      app.emit('CobrancaExternaPedida', { cobranca: link });
      await app.settle();
    }
    const keys = jest.mocked(app.ports.http.request).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('holds no button after its page was left midway', async () => {
    const app = startWorkflow(cobrarExterno, {
      replies: { [`POST ${ROTA}`]: () => new Promise(() => undefined) },
    });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    app.emit('CobrancaExternaPedida', { cobranca: link });
    await app.settle();
    expect(selectSubmission(app.state(), 'cobrancaExterna').phase).toBe('sending');
    app.emit('PagamentoExternoFechado');
    await app.settle();
    expect(selectSubmission(app.state(), 'cobrancaExterna')).toEqual({ phase: 'idle' });
  });

  it('says why a cancellation failed, and takes it again', async () => {
    const replies = [offline(), succeeded(null)];
    const app = startWorkflow(cobrarExterno, {
      replies: { [`DELETE ${ROTA}`]: () => replies.shift() ?? offline() },
    });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    app.emit('CobrancaExternaCancelada');
    await app.settle();
    expect(selectSubmission(app.state(), 'cobrancaExterna')).toMatchObject({ erros: [{ mensagem: SEM_CONEXAO }] });
    app.emit('CobrancaExternaCancelada');
    await app.settle();
    expect(selectSubmission(app.state(), 'cobrancaExterna').phase).toBe('done');
  });
});
