import type { SituacaoCandidatura } from '../../../domain/empresa/candidatura';
import { areasTrabalho, type AreaTrabalho } from '../../../domain/empresa/vagas';

const isArea = (codigo: string): codigo is AreaTrabalho => codigo in areasTrabalho;
/** Areas of work, in the order of the form. */
export const areas = Object.keys(areasTrabalho).filter(isArea);

export const nomeSituacao: Record<SituacaoCandidatura, string> = {
  nova: 'Nova',
  vista: 'Vista',
  arquivada: 'Arquivada',
};

export const tomSituacao: Record<SituacaoCandidatura, 'info' | 'success' | 'neutral'> = {
  nova: 'info',
  vista: 'success',
  arquivada: 'neutral',
};
