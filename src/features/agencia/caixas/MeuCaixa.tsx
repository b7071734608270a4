import type { ComponentType } from 'react';
import { useCaixaAtualQuery } from '../../../store/api/caixas';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CaixaEmUso, type CaixaEmUsoProps } from './CaixaEmUso';
import { falhaDaLeitura } from './falhaDaLeitura';

/** Polling interval, since sales come from other screens and devices. */
const DE_NOVO_MS = 20_000;

export interface MeuCaixaProps extends Pick<CaixaEmUsoProps, 'Lancamento'> {
  /** The form that opens a till; loaded after the page, with the field that masks its amount. */
  Abertura: ComponentType;
}

/** The caller's current till, or the form to open one. */
export function MeuCaixa({ Abertura, Lancamento }: MeuCaixaProps) {
  const { data, error, isFetching, refetch } = useCaixaAtualQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: DE_NOVO_MS,
  });
  if (data === undefined && error) {
    return (
      <ErrorState title="Não conseguimos buscar o seu caixa" retrying={isFetching} onRetry={() => void refetch()}>
        {falhaDaLeitura(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton label="Carregando o seu caixa" shape="card" count={3} />;
  return data === null ? <Abertura /> : <CaixaEmUso key={data.id} caixa={data} Lancamento={Lancamento} />;
}
