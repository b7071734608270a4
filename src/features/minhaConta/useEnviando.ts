import { useAppSelector } from '../../store/hooks';
import { type Assunto, selectTentativa } from '../../store/minhaConta';

/** Whether an attempt of this kind is under way. */
export const useEnviando = (assunto: Assunto): boolean =>
  useAppSelector((state) => selectTentativa(state, assunto).phase === 'sending');
