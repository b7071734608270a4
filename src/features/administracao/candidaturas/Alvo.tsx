import { areasTrabalho, type AreaTrabalho } from '../../../domain/empresa/vagas';
import { useNomeDaVaga } from './useNomeDaVaga';

/** Opening or area that an application is for. */
export function Alvo({ vaga, area }: { vaga: string | null; area: AreaTrabalho }) {
  const nomeDaVaga = useNomeDaVaga();
  return vaga === null ? areasTrabalho[area] : nomeDaVaga(vaga);
}
