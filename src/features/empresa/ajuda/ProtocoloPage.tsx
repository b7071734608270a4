import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import { rotaDoGrupo, sayGrupo } from '../../../domain/empresa/grupo/viagemEmGrupo';
import { assuntosManifestacao } from '../../../domain/empresa/manifestacao';
import { type ConsultaProtocolo, readConsultaProtocolo } from '../../../domain/empresa/protocolo';
import { rotas } from '../../../domain/base/rotas';
import type { Manifestacao } from '../../../domain/wire/empresa/manifestacoes';
import { useManifestacaoQuery } from '../../../store/api/manifestacoes';
import { useConsulta } from '../../../store/api/useConsulta';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { QueryForm } from '../../../ui/form/QueryForm';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { t, translated } from '../../../words/t';

const fields = () =>
  [
    { name: 'protocolo', label: t('Protocolo'), autoComplete: 'off', maxLength: 20, required: true },
    { name: 'email', label: t('E-mail'), type: 'email', autoComplete: 'email', required: true },
  ] as const;

/** Status of a message, by its protocol and sender's address. */
export function ProtocoloPage() {
  const { search } = useLocation();
  const titulo = t('Acompanhar um protocolo');
  const trail = [{ label: translated(rotas.atendimentoAjuda.titulo), href: rotas.atendimentoAjuda.path }];
  const { ask, asking, erro, valor } = useConsulta<ConsultaProtocolo, Manifestacao>(useManifestacaoQuery);
  const [initialValues] = useState(() => ({
    protocolo: new URLSearchParams(search).get('numero') ?? '',
    email: '',
  }));
  return (
    <Page title={titulo} width="form" above={<Breadcrumbs trail={trail} current={titulo} />}>
      <Stack gap={6}>
        <QueryForm
          label={t('Protocolo')}
          fields={fields()}
          initialValues={initialValues}
          read={readConsultaProtocolo}
          submit={
            <Button type="submit" loading={asking}>
              {t('Consultar')}
            </Button>
          }
          onSubmit={ask}
        />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        {valor && <Andamento manifestacao={valor} />}
      </Stack>
    </Page>
  );
}

const diaDe = (instante: string): string => formatDia(diaEm(new Date(instante), FUSO_DA_SEDE));

function Andamento({ manifestacao }: { manifestacao: Manifestacao }) {
  const { protocolo, tipo, grupo, situacao, mensagem, criadaEm, prazo, resposta, respondidaEm } = manifestacao;
  const respondida = situacao === 'respondida';
  return (
    <section aria-label={t('Protocolo {protocolo}', { protocolo })} role="status">
      <Card
        title={`${translated(assuntosManifestacao[tipo])} ${protocolo}`}
        aside={
          <StatusBadge kind={respondida ? 'success' : 'info'}>
            {respondida ? t('Respondida') : t('Em análise')}
          </StatusBadge>
        }
      >
        <Stack gap={4}>
          <p>{t('Você escreveu em {dia}:', { dia: diaDe(criadaEm) })}</p>
          {grupo && <p>{`${rotaDoGrupo(grupo)}, ${sayGrupo(grupo)}`}</p>}
          {mensagem && <Text wrap="lines">{mensagem}</Text>}
          {resposta === null ? (
            <p>{t('Respondemos até {dia}, por e-mail e aqui.', { dia: formatDia(prazo) })}</p>
          ) : (
            <>
              <p>
                <strong>
                  {respondidaEm ? t('Nossa resposta, em {dia}:', { dia: diaDe(respondidaEm) }) : t('Nossa resposta:')}
                </strong>
              </p>
              <Text wrap="lines">{resposta}</Text>
              <div>
                <LinkButton variant="secondary" href={toAjudaLink({ canal: 'manifestacao' })}>
                  {t('Escrever de novo')}
                </LinkButton>
              </div>
            </>
          )}
        </Stack>
      </Card>
    </section>
  );
}
