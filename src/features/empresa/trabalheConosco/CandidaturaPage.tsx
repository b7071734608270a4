import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useHoje } from '../../../store/clock';
import { useEmpresaQuery } from '../../../store/api/empresa';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import type { Vaga } from '../../../domain/wire/companhia/companhia';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { CandidaturaForm } from './CandidaturaForm';
import { readVaga } from './vagaEscolhida';
import { rich } from '../../../words/rich';
import { t, translated } from '../../../words/t';

/** Application for a position, or a speculative one. */
export function CandidaturaPage() {
  const { search } = useLocation();
  const hoje = useHoje();
  const { data, error, isFetching, refetch } = useEmpresaQuery();
  const emit = useEmit();
  useEffect(() => {
    emit('CandidaturaAberta');
    return () => emit('CandidaturaFechada');
  }, [emit]);

  // An application to no opening needs none of the company's data.
  const escolhida = readVaga(search, data?.vagas ?? [], hoje);
  if (escolhida.tipo === 'espontanea') return <Candidatar vaga={null} />;
  if (data !== undefined) return escolhida.tipo === 'vaga' ? <Candidatar vaga={escolhida.vaga} /> : <VagaEncerrada />;
  return (
    <Page title={t('Candidatura')} titleHidden width="form">
      {error ? (
        <ErrorState title={t('A vaga não abriu')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Confira sua conexão e tente novamente.')}
        </ErrorState>
      ) : (
        <Skeleton label={t('Carregando a vaga')} shape="card" count={1} />
      )}
    </Page>
  );
}

/** The form, and in its place what became of it. */
function Candidatar({ vaga }: { vaga: Vaga | null }) {
  const { valor } = useSubmission('candidatura');
  const title = vaga ? vaga.titulo : t('Envie seu currículo');
  const trail = [{ label: translated(rotas.trabalheConosco.titulo), href: rotas.trabalheConosco.path }];
  return (
    <Page
      title={title}
      width="form"
      above={<Breadcrumbs trail={trail} current={title} />}
      lede={vaga ? `${vaga.cidade} · ${vaga.regime}` : t('Para a próxima vaga na sua área.')}
    >
      {valor ? (
        <Alert kind="success" title={t('Candidatura recebida')} announce>
          <Stack gap={3}>
            <p>
              {rich('Protocolo <b>{protocolo}</b>. Enviamos um e-mail para você confirmar que chegou.', {
                protocolo: valor.protocolo,
                b: (words) => <strong className="it-tabular">{words}</strong>,
              })}
            </p>
            <p>
              {t('Guardamos seus dados e o currículo até {dia} e então apagamos tudo.', { dia: formatDia(valor.ate) })}
            </p>
            <div>
              <LinkButton variant="secondary" href={rotas.trabalheConosco.path}>
                {t('Ver as vagas')}
              </LinkButton>
            </div>
          </Stack>
        </Alert>
      ) : (
        <CandidaturaForm vaga={vaga} />
      )}
    </Page>
  );
}

function VagaEncerrada() {
  return (
    <Page title={t('Vaga encerrada')} titleHidden>
      <EmptyState
        title={t('Esta vaga já foi encerrada')}
        illustration={<NotFoundIllustration />}
        action={<LinkButton href={rotas.trabalheConosco.path}>{t('Ver vagas abertas')}</LinkButton>}
      >
        {t('Veja as que estão abertas, ou deixe seu currículo para a próxima.')}
      </EmptyState>
    </Page>
  );
}
