import { SESSAO_INTERROMPIDA } from '../../../domain/sessao/interrompida';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';

/** Notice of a session that died while the charge is open: the bank goes on with it, and the page after a sign-in. */
export function SessaoInterrompida() {
  const emit = useEmit();
  return (
    <Alert
      kind="warning"
      title={SESSAO_INTERROMPIDA.titulo}
      announce
      action={
        <Button variant="secondary" size="small" onClick={() => emit('EntrarPedido')}>
          {SESSAO_INTERROMPIDA.acao}
        </Button>
      }
    >
      {SESSAO_INTERROMPIDA.noPasso}
    </Alert>
  );
}
