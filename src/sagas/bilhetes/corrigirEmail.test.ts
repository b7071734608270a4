import { succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { corrigirEmail } from './corrigirEmail';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const refused = {
  ok: false as const,
  failure: {
    kind: 'refused' as const,
    status: 400,
    erros: [{ codigo: 'EMAIL_RECUSADO', mensagem: 'Informe outro.', campo: 'email' }],
  },
};

describe('an address that took no e-mail', () => {
  it('is corrected, and it is said that the tickets are under way', async () => {
    const { emit, state, ports } = startWorkflow(corrigirEmail, {
      replies: { 'PUT /Pedidos/p1/Email': succeeded({}) },
    });
    emit('EmailDoPedidoCorrigido', { pedidoId: 'p1', email: ' ana@exemplo.com ' });
    await settle();
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'PUT', path: '/Pedidos/p1/Email', body: { email: 'ana@exemplo.com' } }),
    );
    expect(selectSubmission(state(), 'emailDoPedido').phase).toBe('done');
    expect(selectToasts(state())).toMatchObject([{ tone: 'success' }]);
  });

  it('is asked for again where the server refuses the new one too', async () => {
    const { emit, state } = startWorkflow(corrigirEmail, { replies: { 'PUT /Pedidos/p1/Email': refused } });
    emit('EmailDoPedidoCorrigido', { pedidoId: 'p1', email: 'ana@exemplo.com' });
    await settle();
    expect(selectSubmission(state(), 'emailDoPedido')).toMatchObject({
      phase: 'refused',
      erros: [{ mensagem: 'Informe outro.', campo: 'email' }],
    });
    expect(selectToasts(state())).toEqual([]);
  });
});
