import { useCallback } from 'react';
import { rotulosEtapa } from '../../../domain/compra/compra';
import type { EtapaComTela } from '../../../domain/compra/fases/etapaDoLink';
import { ComprarViagemPage } from '../../../features/compra/ComprarViagemPage';
import { acompanharPoltronas } from '../../../sagas/compra/poltronas/acompanharPoltronas';
import { comprarViagem } from '../../../sagas/compra/comprarViagem';
import { oferecerEntrada } from '../../../sagas/sessao/oferecerEntrada';
import { useApp } from '../../AppContext';
import { loadEtapa } from './etapasCompra';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

const poltronas = lazyModule(loadEtapa.poltronas, { kind: 'part', titulo: rotulosEtapa.poltronas });
const passageiros = lazyModule(loadEtapa.passageiros, { kind: 'part', titulo: rotulosEtapa.passageiros });
const pagamento = lazyModule(loadEtapa.pagamento, { kind: 'part', titulo: rotulosEtapa.pagamento });
const etapas = { poltronas: poltronas, passageiros: passageiros, pagamento: pagamento };

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

export const install = installReads;
export const workflows = [comprarViagem, acompanharPoltronas, oferecerEntrada];
