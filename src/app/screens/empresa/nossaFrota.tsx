import { NossaFrotaPage } from '../../../features/empresa/nossaFrota/NossaFrotaPage';
import { installReads } from '../../installReads';
import { usePrefetch } from '../../loading/lazyModule';
import { ClassesDaPlanta } from '../viagens/Classes';

const depois = [ClassesDaPlanta];

export function Screen() {
  usePrefetch(depois);
  return <NossaFrotaPage Classes={ClassesDaPlanta} />;
}
export const install = installReads;
