import { useAppSelector } from '../../store/hooks';
import { selectRascunho } from '../../store/rascunho';
import './compra.css';

/** That what was typed is kept. Said once and left standing: somebody who types is not told so at every pause. */
export function EstadoRascunho() {
  const { phase } = useAppSelector(selectRascunho);
  return (
    <p role="status" className="it-compra__draft">
      {phase === 'salvo' && 'Rascunho salvo'}
    </p>
  );
}
