import type { ReactNode } from 'react';
import { ENDERECO_CAIXA } from '../../../domain/agencia/caixa/enderecos';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { useFechamentoQuery } from '../../../store/api/caixas';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { falhaDaLeitura } from './falhaDaLeitura';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Loads the till of the address, or shows the error. */
export function UmCaixa({ id, children }: { id: string; children: (caixa: Caixa) => ReactNode }) {
  const { currentData, error, isFetching, refetch } = useFechamentoQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  if (currentData) return children(currentData);
  if (isMissing(error)) {
    return (
      <EmptyState
        title="Caixa não encontrado"
        illustration={<NotFoundIllustration />}
        action={<LinkButton href={ENDERECO_CAIXA}>Ver o meu caixa</LinkButton>}
      >
        Ele não existe, ou é de outra pessoa.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState title="Não conseguimos buscar este caixa" retrying={isFetching} onRetry={() => void refetch()}>
        {falhaDaLeitura(error)}
      </ErrorState>
    );
  }
  return <Skeleton label="Carregando o caixa" shape="card" count={3} />;
}
