import { useAppSelector } from '../../store/hooks';
import { selectOnline } from '../../store/interface';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';

export interface UltimaLeituraProps {
  /** When the answer on screen came. */
  em: number | undefined;
  falhou: boolean;
  onRetry: () => void;
}

const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Of when what is on screen is; where it could not be asked for again, that it may be old. */
export function UltimaLeitura({ em, falhou, onRetry }: UltimaLeituraProps) {
  const online = useAppSelector(selectOnline);
  const at = em === undefined ? '' : hour.format(em);
  if (online && !falhou) return <p className="it-tabular">{`Atualizado às ${at}. Esta página se atualiza sozinha.`}</p>;
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Atualizar agora
        </Button>
      }
    >
      {online ? 'Não conseguimos atualizar.' : 'Você está sem internet.'} Estas informações são das {at}.
    </Alert>
  );
}
