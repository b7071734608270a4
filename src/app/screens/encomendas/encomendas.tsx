import { useCallback } from 'react';
import { etapasEncomenda, type EtapaEncomenda } from '../../../domain/encomendas/linksEncomenda';
import { EncomendasPage } from '../../../features/encomendas/EncomendasPage';
import { enviarEncomenda } from '../../../sagas/encomendas/enviarEncomenda';
import { useApp } from '../../AppContext';
import { installReads } from '../../installReads';
import { passos } from './passosEncomenda';
import { lazyModule } from '../../loading/lazyModule';

// Loaded on demand, since senders do not need the counter.
const Balcao = lazyModule(() => import(/* webpackChunkName: "balcao-encomendas" */ './balcaoEncomendas'), {
  kind: 'page',
  titulo: 'Balcão de encomendas',
});

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
  return <EncomendasPage Balcao={Balcao} passos={passos} onEtapa={onEtapa} />;
}

export const install = installReads;
export const workflows = [enviarEncomenda];
