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

/** The terms of use as a page: the same text that is accepted at registration. */
export function TermosDeUsoPage() {
  const contrato = useContratoText();
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  return (
    <Page
      title={rotas.termosDeUso.titulo}
      description={`Os termos de uso da ${empresa}: o texto que vale para cada compra.`}
    >
      {contrato.phase === 'loading' && <Skeleton label="Carregando termos de uso" count={6} />}
      {contrato.phase === 'failed' && (
        <ErrorState title="Os termos não abriram" onRetry={contrato.retry}>
          {contrato.reason}
        </ErrorState>
      )}
      {contrato.phase === 'ready' && (
        <Stack gap={6}>
          <div className="it-screen-only">
            <Button variant="secondary" onClick={() => emit('ImpressaoPedida', { bilhete: null })}>
              Imprimir
            </Button>
          </div>
          <Prose document={contrato.text} />
        </Stack>
      )}
    </Page>
  );
}
