import { rotas } from '../../../domain/base/rotas';
import type { Apresentacao } from '../../../domain/wire/companhia/companhia';
import { useEmpresaQuery } from '../../../store/api/empresa';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Grid } from '../../../ui/Grid/Grid';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Prose } from '../../../ui/Prose/Prose';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

/** About the company, in its own words: history and values. */
export function QuemSomosPage() {
  const { data, error, isFetching, refetch } = useEmpresaQuery();
  const resumo = data?.apresentacao.resumo;
  return (
    <Page
      title={translated(rotas.quemSomos.titulo)}
      description={resumo || t('Quem somos, nossa história e nossos compromissos com quem viaja.')}
      {...(resumo && { lede: resumo })}
    >
      <Stack gap={6}>
        {data && hasWords(data.apresentacao) && <Palavras apresentacao={data.apresentacao} />}
        {data !== undefined && !(data && hasWords(data.apresentacao)) && (
          <EmptyState title={t('Ainda não contamos a nossa história')}>
            {t('Enquanto isso, conheça a frota e os destinos.')}
          </EmptyState>
        )}
        {data === undefined && error && (
          <ErrorState title={t('Esta página não abriu')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Confira sua conexão e tente novamente.')}
          </ErrorState>
        )}
        {data === undefined && !error && <Skeleton label={t('Carregando a página')} shape="card" count={3} />}
        <Inline gap={3}>
          <LinkButton href={rotas.nossaFrota.path}>{t('Conhecer a frota')}</LinkButton>
          <LinkButton variant="secondary" href={rotas.destinos.path}>
            {t('Ver destinos')}
          </LinkButton>
          <LinkButton variant="quiet" href={rotas.trabalheConosco.path}>
            {t('Trabalhar com a gente')}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}

const hasWords = ({ historia, compromissos }: Apresentacao): boolean => historia.length + compromissos.length > 0;

function Palavras({ apresentacao: { historia, compromissos } }: { apresentacao: Apresentacao }) {
  return (
    <>
      {historia.length > 0 && (
        <Card title={t('Nossa história')}>
          <Prose>
            {historia.map((texto) => (
              <p key={texto}>{texto}</p>
            ))}
          </Prose>
        </Card>
      )}
      {compromissos.length > 0 && (
        <Grid min={20} list label={t('Nossos compromissos')}>
          {compromissos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <Card title={titulo}>
                <p>{texto}</p>
              </Card>
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}
