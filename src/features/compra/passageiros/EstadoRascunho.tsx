import { useAppSelector } from '../../../store/hooks';
import { selectRascunho } from '../../../store/compra/rascunho';
import '../compra.css';

/** Status that the draft is saved. Announced once, not at every pause in typing. */
export function EstadoRascunho() {
  const { phase } = useAppSelector(selectRascunho);
  return (
    <p role="status" className="it-compra__draft">
      {phase === 'salvo' && 'Rascunho salvo'}
    </p>
  );
}
