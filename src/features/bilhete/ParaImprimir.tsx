import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBilheteQuery } from '../../store/api/bilhetes';
import { PrintSheet, type SheetPaper } from '../../ui/PrintSheet/PrintSheet';
import { folhaDe, isSemValidade } from './palavrasBilhete';

/** True from the moment the browser begins to print, by our button or its own menu, until it has. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // What is drawn after this event is too late for the paper.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

export interface ParaImprimirProps {
  bilheteIds: readonly string[];
  /** What the printer holds: A4, unless a counter says otherwise. */
  papel?: SheetPaper;
}

/** A sheet for each ticket that still boards somebody, in place of the page. */
export function ParaImprimir({ bilheteIds, papel = 'a4' }: ParaImprimirProps) {
  const isPrinting = usePrinting();
  return isPrinting && bilheteIds.map((id) => <Folha key={id} bilheteId={id} papel={papel} />);
}

function Folha({ bilheteId, papel }: { bilheteId: string; papel: SheetPaper }) {
  const { data: bilhete } = useBilheteQuery(bilheteId);
  return bilhete && !isSemValidade(bilhete) && <PrintSheet {...folhaDe(bilhete)} paper={papel} />;
}
