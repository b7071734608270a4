import { useAppSelector } from '../../../store/hooks';
import { type Assunto, selectTentativa } from '../../../store/conta/minhaConta';

/** True while an attempt of this form is pending. */
export const useEnviando = (assunto: Assunto): boolean =>
  useAppSelector((state) => selectTentativa(state, assunto).phase === 'sending');
