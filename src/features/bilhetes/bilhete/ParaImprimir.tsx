import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBilheteQuery } from '../../../store/api/bilhetes';
import { PrintSheet, type SheetPaper } from '../../../ui/PrintSheet/PrintSheet';
import { isSemValidade } from '../situacoesBilhete';
import { folhaDe } from './palavrasBilhete';

/** True while the browser prints, whether started by our button or its menu. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronous, since later renders would miss the print.
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
  /** Paper format: A4, unless a counter chooses another. */
  papel?: SheetPaper;
}

/** Print sheets of the valid tickets, in place of the page. */
export function ParaImprimir({ bilheteIds, papel = 'a4' }: ParaImprimirProps) {
  const isPrinting = usePrinting();
  return isPrinting && bilheteIds.map((id) => <Folha key={id} bilheteId={id} papel={papel} />);
}

function Folha({ bilheteId, papel }: { bilheteId: string; papel: SheetPaper }) {
  const { data: bilhete } = useBilheteQuery(bilheteId);
  return bilhete && !isSemValidade(bilhete.situacao) && <PrintSheet {...folhaDe(bilhete)} paper={papel} />;
}
