import type { Steps } from '../platform/jobs/steps';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import { createConcludePedido, type ConclusionServices } from './concludePedido';

/**
 * The conclusion of an order with its failures counted for every caller: the sweeper retries a failed conclusion after a
 * backoff, and one that keeps failing raises an alert.
 */
export function createCountedConclusion(
  services: Omit<ConclusionServices, 'onFailure'>,
  steps: Pick<Steps, 'finish'>,
): ConcludePedido {
  const failures = new Map<string, unknown>();
  const concludePedido = createConcludePedido({
    ...services,
    onFailure: (error, pedidoId) => void failures.set(pedidoId, error),
  });
  return async (pedidoId, urgent) => {
    const situacao = await concludePedido(pedidoId, urgent);
    const error = failures.get(pedidoId) ?? null;
    failures.delete(pedidoId);
    await steps.finish('concluir', { assunto: pedidoId, pedidoId }, error);
    return situacao;
  };
}
