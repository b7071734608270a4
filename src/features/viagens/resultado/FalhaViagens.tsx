import { useEffect, useRef } from 'react';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { useAppSelector } from '../../../store/hooks';
import { selectOnline } from '../../../store/aplicativo/interface';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NoConnectionIllustration } from '../../../ui/Illustration/NoConnectionIllustration';
import { t } from '../../../words/t';

/** The fields of a failed read that determine its text. */
interface Falha {
  kind?: string;
  erros?: { codigo: string; mensagem: string }[];
}

/** Error of the departures with a retry. */
export function FalhaViagens({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const online = useAppSelector(selectOnline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) onRetry();
    wasOffline.current = !online;
  }, [online, onRetry]);
  if (!online) {
    return (
      <ErrorState title={t('Você está sem internet')} illustration={<NoConnectionIllustration />} onRetry={onRetry}>
        {t('Assim que a conexão voltar, buscamos as viagens de novo.')}
      </ErrorState>
    );
  }
  const { kind, erros = [] } = error as Falha;
  return (
    <ErrorState title={t('Não conseguimos buscar as viagens')} onRetry={onRetry}>
      {kind === 'refused' ? mensagemDaRecusa({ erros }) : t('O servidor não respondeu. Tente novamente em instantes.')}
    </ErrorState>
  );
}
