import { SESSAO_INTERROMPIDA } from '../../domain/sessao/interrompida';
import { useEmit } from '../../events/useEmit';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { translated } from '../../words/t';

/** Notice of a session that died during the purchase, for whoever closed the sign-in over it. */
export function SessaoInterrompida() {
  const emit = useEmit();
  return (
    <Alert
      kind="warning"
      title={translated(SESSAO_INTERROMPIDA.titulo)}
      announce
      action={
        <Button variant="secondary" size="small" onClick={() => emit('EntrarPedido')}>
          {translated(SESSAO_INTERROMPIDA.acao)}
        </Button>
      }
    >
      {translated(SESSAO_INTERROMPIDA.noPasso)}
    </Alert>
  );
}
