import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Page } from '../../../ui/Page/Page';
import { Prose } from '../../../ui/Prose/Prose';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { useContratoText } from './useContratoText';
import { PORTUGUESE } from '../../../words/language';
import { t, translated } from '../../../words/t';

/** The terms of use as a page: the same text that is accepted at registration. */
export function TermosDeUsoPage() {
  const contrato = useContratoText();
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  return (
    <Page
      title={translated(rotas.termosDeUso.titulo)}
      description={t('Os termos de uso da {empresa}: o texto que vale para cada compra.', { empresa })}
    >
      {contrato.phase === 'loading' && <Skeleton label={t('Carregando termos de uso')} count={6} />}
      {contrato.phase === 'failed' && (
        <ErrorState title={t('Os termos não abriram')} onRetry={contrato.retry}>
          {contrato.reason}
        </ErrorState>
      )}
      {contrato.phase === 'ready' && (
        <Stack gap={6}>
          <div className="it-screen-only">
            <Button variant="secondary" onClick={() => emit('ImpressaoPedida', { bilhete: null })}>
              {t('Imprimir')}
            </Button>
          </div>
          <Prose document={contrato.text} lang={PORTUGUESE} />
        </Stack>
      )}
    </Page>
  );
}
