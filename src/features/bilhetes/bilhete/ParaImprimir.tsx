import { useBilheteQuery } from '../../../store/api/bilhetes';
import { PrintSheet, type SheetPaper } from '../../../ui/PrintSheet/PrintSheet';
import { usePrinting } from '../../../ui/PrintSheet/usePrinting';
import { isSemValidade } from '../situacoesBilhete';
import { folhaDe } from './palavrasBilhete';

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
