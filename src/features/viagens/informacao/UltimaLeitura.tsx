import { useAppSelector } from '../../../store/hooks';
import { selectOnline } from '../../../store/aplicativo/interface';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { t } from '../../../words/t';
import { activeLocale } from '../../../words/active';
import { onceEach } from '../../../words/onceEach';

export interface UltimaLeituraProps {
  /** Time of the displayed data. */
  em: number | undefined;
  falhou: boolean;
  onRetry: () => void;
}

/** Age of the displayed data; a warning when it could not be reloaded. */
export function UltimaLeitura({ em, falhou, onRetry }: UltimaLeituraProps) {
  const online = useAppSelector(selectOnline);
  const at = em === undefined ? '' : horaDe(em);
  if (online && !falhou)
    return <p className="it-tabular">{t('Atualizado às {hora}. Esta página se atualiza sozinha.', { hora: at })}</p>;
  return (
    <Alert
      kind="warning"
      announce
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('Atualizar agora')}
        </Button>
      }
    >
      {online ? t('Não conseguimos atualizar.') : t('Você está sem internet.')}{' '}
      {t('Estas informações são das {hora}.', { hora: at })}
    </Alert>
  );
}

const horaDe = (em: number): string => clock(activeLocale()).format(em);

const clock = onceEach((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
