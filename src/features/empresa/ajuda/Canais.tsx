import { hrefDoCanal } from '../../../domain/companhia/companhia';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { useEmit } from '../../../events/useEmit';
import { useEmpresaQuery } from '../../../store/api/empresa';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { ChatIcon } from '../../../ui/icons/ChatIcon';
import { Inline } from '../../../ui/Inline/Inline';
import { Link } from '../../../ui/Link/Link';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

/** Contact channels of the company; writing to it needs none of them. */
export function Canais() {
  const emit = useEmit();
  return (
    <Card title={t('Fale com a gente')}>
      <Stack gap={4}>
        <Lista />
        <Inline gap={3}>
          <Button variant="secondary" icon={<ChatIcon />} onClick={() => emit('ChatbotAberto')}>
            {t('Conversar com o assistente')}
          </Button>
          <LinkButton href={toAjudaLink({ canal: 'manifestacao' })}>
            {t('Registrar reclamação, sugestão ou elogio')}
          </LinkButton>
          <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo' })}>
            {t('Acompanhar um protocolo')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

function Lista() {
  const { data, error, isFetching, refetch } = useEmpresaQuery();
  if (data === undefined && error) {
    return (
      <ErrorState
        title={t('Os canais de atendimento não abriram')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('Confira sua conexão e tente novamente, ou escreva para a gente.')}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton label={t('Carregando os canais de atendimento')} count={4} />;
  if (data === null)
    return <p>{t('A empresa ainda não informou telefone nem e-mail. Escreva para a gente por aqui.')}</p>;
  return (
    <DescriptionList
      items={data.canais.map((canal) => ({
        // The company's own word; usual ones are known in each language.
        label: translated(canal.nome),
        value: (
          <>
            <Link href={hrefDoCanal(canal)}>{canal.valor}</Link>
            <br />
            {canal.quando}
          </>
        ),
      }))}
    />
  );
}
