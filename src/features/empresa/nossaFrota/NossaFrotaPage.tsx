import type { ComponentType } from 'react';
import { rotas } from '../../../domain/base/rotas';
import { NOTA_DO_DESENHO } from '../../../domain/viagens/onibus/palavrasOnibus';
import type { PlacesDoOnibus } from '../../../domain/viagens/onibus/resumoOnibus';
import type { CarroFrota } from '../../../domain/wire/empresa/frota';
import { useFrotaQuery } from '../../../store/api/empresa';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NoTripsIllustration } from '../../../ui/Illustration/NoTripsIllustration';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { PlantaOnibus } from './PlantaOnibus';
import { t, translated } from '../../../words/t';

export interface NossaFrotaPageProps {
  /** The classes of a coach, drawn, and what is on board. */
  Classes: ComponentType<{ planta: PlacesDoOnibus; nota?: boolean | undefined }>;
}

/** The coach types in service, with their classes, amenities and seat plans. */
export function NossaFrotaPage({ Classes }: NossaFrotaPageProps) {
  const { nome: empresa } = useBrand();
  const { data, error, isFetching, refetch } = useFrotaQuery();
  return (
    <Page
      title={translated(rotas.nossaFrota.titulo)}
      description={t('Os ônibus da {empresa}: classes, número de lugares e a planta de cada um.', { empresa })}
      lede={t(
        'Os ônibus que rodam esta semana, com a planta de cada um. Na compra, você escolhe a poltrona nesta mesma planta.',
      )}
    >
      {data && data.length > 0 && (
        <Stack gap={6}>
          {data.map((carro) => (
            <Carro key={carro.id} carro={carro} Classes={Classes} />
          ))}
          <Text tone="quiet" size="sm">
            {translated(NOTA_DO_DESENHO)}
          </Text>
          <div>
            <LinkButton href={rotas.home.path}>{t('Buscar viagens')}</LinkButton>
          </div>
        </Stack>
      )}
      {data?.length === 0 && (
        <EmptyState title={t('Nenhum ônibus programado esta semana')} illustration={<NoTripsIllustration />}>
          {t('Volte mais tarde: a frota aparece aqui quando há partidas.')}
        </EmptyState>
      )}
      {!data && error && (
        <ErrorState title={t('Não conseguimos mostrar a frota')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Confira sua conexão e tente novamente.')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton label={t('Carregando a frota')} shape="card" count={3} />}
    </Page>
  );
}

const partidas = (n: number): string => t('{n, plural, =1 {1 partida} other {# partidas}}', { n });

function Carro({ carro, Classes }: NossaFrotaPageProps & { carro: CarroFrota }) {
  return (
    <Card title={carro.nome}>
      <Columns shape="facts">
        <Stack gap={4}>
          <Classes planta={carro} nota={false} />
          <DescriptionList items={[{ label: t('Nos próximos 7 dias'), value: partidas(carro.partidasSemana) }]} />
        </Stack>
        <PlantaOnibus carro={carro} />
      </Columns>
    </Card>
  );
}
