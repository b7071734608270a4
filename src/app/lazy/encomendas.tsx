import { useCallback } from 'react';
import { etapasEncomenda, type EtapaEncomenda } from '../../domain/encomendas/linksEncomenda';
import { EncomendasPage } from '../../features/encomendas/EncomendasPage';
import { enviarEncomenda } from '../../sagas/encomendas/enviarEncomenda';
import { useApp } from '../AppContext';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyScreen } from '../lazyScreen';
import { passos, telas } from '../passosEncomenda';

// Loaded on demand, since senders do not need the counter.
const Balcao = lazyScreen(
  'Balcão de encomendas',
  () => import(/* webpackChunkName: "balcao-encomendas" */ './balcaoEncomendas'),
);

/** Sending a parcel; each step's chunk loads while the previous step is on screen. */
export function Screen() {
  const app = useApp();
  const onEtapa = useCallback(
    (etapa: EtapaEncomenda) => {
      const next = etapasEncomenda[etapasEncomenda.indexOf(etapa) + 1];
      if (next !== undefined && next !== 'cotacao') passos[next].prefetch(app);
    },
    [app],
  );
  return <EncomendasPage Balcao={Balcao} passos={telas} onEtapa={onEtapa} />;
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(enviarEncomenda);
}
