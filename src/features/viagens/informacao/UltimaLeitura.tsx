import { useAppSelector } from '../../../store/hooks';
import { selectOnline } from '../../../store/aplicativo/interface';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';

export interface UltimaLeituraProps {
  /** Time of the displayed data. */
  em: number | undefined;
  falhou: boolean;
  onRetry: () => void;
}

const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Age of the displayed data; a warning when it could not be reloaded. */
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
