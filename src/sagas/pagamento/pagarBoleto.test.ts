import { offline, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umBoletoDoPedido } from '../../../tests/support/umBoletoDoPedido';
import { selectSubmission } from '../../store/submissions';
import { pagarBoleto } from './pagarBoleto';

async function ask(...replies: Replies[string][]) {
  const keys: (string | undefined)[] = [];
  const reply = (request: { idempotencyKey?: string | undefined }) => {
    keys.push(request.idempotencyKey);
    const next = replies.shift() ?? succeeded(umBoletoDoPedido());
    return typeof next === 'function' ? succeeded(umBoletoDoPedido()) : next;
  };
  const app = startWorkflow(pagarBoleto, { replies: { 'POST /Pedidos/p1/Boleto': reply } });
  const press = async () => {
    app.emit('BoletoSolicitado', { pedidoId: 'p1' });
    await app.settle();
  };
  await press();
  return { ...app, keys, press, submission: () => selectSubmission(app.state(), 'boleto') };
}

describe('asking for a boleto', () => {
  it('registers it, and leads to its page', async () => {
    const { ports, stale, submission } = await ask();
    expect(ports.navigation.path).toBe('/pagamento-boleto?pedido=p1');
    expect(submission().phase).toBe('done');
    expect(stale).toEqual(['Pedidos']);
  });

  it('says why not, and stays where Pix and card can be chosen', async () => {
    const { ports, submission } = await ask(refused(409, 'Esta viagem está perto demais para um boleto.'));
    expect(submission()).toMatchObject({ erros: [{ mensagem: 'Esta viagem está perto demais para um boleto.' }] });
    expect(ports.navigation.path).not.toContain('boleto');
  });

  it('sends the same request again after a lost answer, so that one boleto is made', async () => {
    const { keys, press, ports } = await ask(offline());
    await press();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(ports.navigation.path).toBe('/pagamento-boleto?pedido=p1');
  });
});
