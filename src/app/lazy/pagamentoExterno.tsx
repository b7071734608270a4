import { PagamentoExternoPage } from '../../features/pagamento/externo/PagamentoExternoPage';
import { cobrarExterno } from '../../sagas/pagamento/cobrarExterno';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';

const aberta = lazyStep('Cobrança', async () => ({
  Screen: (
    await import(/* webpackChunkName: "pagamento-externo-aberta" */ '../../features/pagamento/externo/CobrancaAberta')
  ).CobrancaAberta,
}));
const depois = [aberta];

/** The charge form; the view of the open charge loads meanwhile. */
export function Screen() {
  usePrefetch(depois);
  return <PagamentoExternoPage Aberta={aberta.Step} />;
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(cobrarExterno);
}
