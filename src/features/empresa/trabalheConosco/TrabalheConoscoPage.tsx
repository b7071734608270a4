import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { areasTrabalho, vagasAbertas } from '../../../domain/empresa/vagas';
import type { Vaga } from '../../../domain/wire/companhia/companhia';
import { useEmpresaQuery } from '../../../store/api/empresa';
import { rotas } from '../../../domain/base/rotas';
import { useHoje } from '../../../store/clock';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { List } from '../../../ui/List/List';
import { Heading } from '../../../ui/Text/Heading';
import { VAGA_ESPONTANEA } from './vagaEscolhida';
import { rich } from '../../../words/rich';
import { t, translated } from '../../../words/t';

export interface TrabalheConoscoPageProps {
  /** Page with the form; loaded on demand. */
  Candidatura: ComponentType;
}

/** Open positions, each with its application page. */
export function TrabalheConoscoPage({ Candidatura }: TrabalheConoscoPageProps) {
  const vaga = new URLSearchParams(useLocation().search).get('vaga');
  return <PageViews view={vaga ?? ''}>{vaga === null ? <Vagas /> : <Candidatura />}</PageViews>;
}

function Vagas() {
  const { nome: empresa } = useBrand();
  const hoje = useHoje();
  const { data, error, isFetching, refetch } = useEmpresaQuery();
  const vagas = data === undefined ? undefined : vagasAbertas(data?.vagas ?? [], hoje);
  return (
    <Page
      title={translated(rotas.trabalheConosco.titulo)}
      description={t('Vagas abertas na {empresa}. Envie seu currículo.', { empresa })}
      lede={t('Vagas abertas agora. Se nenhuma combinar com você, deixe o currículo na área em que quer trabalhar.')}
    >
      <Stack gap={6}>
        {vagas && vagas.length > 0 && <Abertas vagas={vagas} />}
        {vagas?.length === 0 && (
          <EmptyState title={t('Nenhuma vaga aberta agora')}>
            {t('Deixe o currículo na área em que quer trabalhar: chamamos você quando abrir uma.')}
          </EmptyState>
        )}
        {!vagas && error && (
          <ErrorState title={t('As vagas não abriram')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Confira sua conexão e tente novamente.')}
          </ErrorState>
        )}
        {!vagas && !error && <Skeleton label={t('Carregando as vagas')} shape="card" count={2} />}
        <Card title={vagas?.length === 0 ? t('Deixe o seu currículo') : t('Não achou a sua?')}>
          <Stack gap={4}>
            <p>{t('Guardamos o seu currículo por 6 meses e chamamos você quando abrir uma vaga na sua área.')}</p>
            <div>
              <LinkButton variant="secondary" href={`${rotas.trabalheConosco.path}?vaga=${VAGA_ESPONTANEA}`}>
                {t('Enviar currículo')}
              </LinkButton>
            </div>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

function Abertas({ vagas }: { vagas: readonly Vaga[] }) {
  return (
    <Card title={t('{n, plural, =1 {1 vaga aberta} other {{n} vagas abertas}}', { n: vagas.length })}>
      <Accordion
        items={vagas.map((vaga) => ({
          id: vaga.id,
          title: `${vaga.titulo} – ${vaga.cidade}`,
          content: <VagaDetalhe vaga={vaga} />,
        }))}
      />
    </Card>
  );
}

function VagaDetalhe({ vaga }: { vaga: Vaga }) {
  return (
    <Stack gap={4}>
      <p>{vaga.resumo}</p>
      <p>
        <strong>{translated(areasTrabalho[vaga.area])}</strong> · {vaga.regime}
      </p>
      <Heading level={4}>{t('O que você vai fazer')}</Heading>
      <List gap={1} marker="bullet">
        {vaga.atividades.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      <Heading level={4}>{t('O que é preciso')}</Heading>
      <List gap={1} marker="bullet">
        {vaga.requisitos.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      <div>
        <LinkButton href={`${rotas.trabalheConosco.path}?vaga=${vaga.id}`}>
          {rich('Candidatar-se<hidden> a {vaga}, {cidade}</hidden>', {
            vaga: vaga.titulo,
            cidade: vaga.cidade,
            hidden: (words) => <span className="it-visually-hidden">{words}</span>,
          })}
        </LinkButton>
      </div>
    </Stack>
  );
}
