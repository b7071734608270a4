import { useCallback } from 'react';
import { rotulosEtapa } from '../../domain/compra/compra';
import { ComprarViagemPage, type EtapaComTela } from '../../features/compra/ComprarViagemPage';
import { acompanharPoltronas } from '../../sagas/compra/poltronas/acompanharPoltronas';
import { comprarViagem } from '../../sagas/compra/comprarViagem';
import { useApp } from '../AppContext';
import type { AppInstance } from '../createStore';
import { loadEtapa } from '../etapasCompra';
import { installReads } from '../installReads';
import { lazyStep } from '../lazyStep';

const poltronas = lazyStep(rotulosEtapa.poltronas, loadEtapa.poltronas);
const passageiros = lazyStep(rotulosEtapa.passageiros, loadEtapa.passageiros);
const pagamento = lazyStep(rotulosEtapa.pagamento, loadEtapa.pagamento);
const etapas = { poltronas: poltronas.Step, passageiros: passageiros.Step, pagamento: pagamento.Step };

/** The purchase page; each step's chunk loads while the previous step is on screen. */
export function Screen() {
  const app = useApp();
  const onEtapa = useCallback(
    (etapa: EtapaComTela) => {
      if (etapa !== 'pagamento') (etapa === 'poltronas' ? passageiros : pagamento).prefetch(app);
    },
    [app],
  );
  return <ComprarViagemPage etapas={etapas} onEtapa={onEtapa} />;
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(comprarViagem);
  app.runWorkflow(acompanharPoltronas);
}
