import { separarAssuntos, textosDoAssunto } from '../../../domain/administracao/assuntos';
import { idade } from '../../../domain/administracao/idade';
import { type Assunto, caminhoDoAssunto } from '../../../domain/administracao/secoes';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { Pendencia, ResumoAdministracao } from '../../../domain/wire/administracao/resumo';
import { useResumoAdministracaoQuery } from '../../../store/api/administracao/administracao';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { selectVisitante } from '../../../store/sessao/visitante';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';

/** Overview of the subjects that need somebody of the company, with the way to each. */
export function VisaoGeralPage() {
  const { data, error, isFetching, refetch } = useResumoAdministracaoQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  return (
    <Page title={rotas.administracao.titulo} lede="O que espera por alguém da empresa.">
      {data && <Assuntos {...data} />}
      {!data && error && (
        <ErrorState title="Não conseguimos buscar o resumo" retrying={isFetching} onRetry={() => void refetch()}>
          {'erros' in error ? mensagemDaRecusa(error) : undefined}
        </ErrorState>
      )}
      {!data && !error && <Skeleton label="Carregando o resumo" shape="card" count={3} />}
    </Page>
  );
}

function Assuntos({ assuntos }: ResumoAdministracao) {
  const { esperam, emDia } = separarAssuntos(assuntos);
  return (
    <Stack gap={6}>
      {esperam.length === 0 ? (
        <EmptyState title="Nada espera por ninguém">Sem alertas, sem atrasos e com as respostas em dia.</EmptyState>
      ) : (
        <Card title="Precisa de atenção">
          <List lines="between" gap={3}>
            {esperam.map((assunto) => (
              <li key={assunto}>
                <Espera assunto={assunto} pendencia={assuntos[assunto]} />
              </li>
            ))}
          </List>
        </Card>
      )}
      {esperam.length > 0 && emDia.length > 0 && (
        <Card title="Em dia" tone="sunken">
          <List gap={1} tone="quiet">
            {emDia.map((assunto) => (
              <li key={assunto}>{textosDoAssunto[assunto].titulo}</li>
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}

function Espera({ assunto, pendencia }: { assunto: Assunto; pendencia: Pendencia }) {
  const clock = useClock();
  const visitante = useAppSelector(selectVisitante);
  const { titulo, texto, urgentes } = textosDoAssunto[assunto];
  const caminho = caminhoDoAssunto(assunto, visitante);
  const { quantos, desde } = pendencia;
  return (
    <ListRow
      name={`${titulo}: ${quantos}`}
      badge={pendencia.urgentes > 0 && <StatusBadge kind="danger">{urgentes(pendencia.urgentes)}</StatusBadge>}
      about={desde === null ? texto : `${texto} A mais antiga espera ${idade(desde, clock.now())}.`}
      action={
        caminho !== null && (
          <LinkButton variant="quiet" size="small" href={caminho}>
            Abrir
          </LinkButton>
        )
      }
    />
  );
}
