import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  destinosPopulares,
  destinosPorEstado,
  toDestinoLink,
  type EstadoDestinos,
} from '../../../domain/empresa/destinos';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import type { DestinoResumo } from '../../../domain/wire/empresa/destinos';
import { useDestinosQuery } from '../../../store/api/empresa';
import { useCatalogoVazio } from '../../../store/viagens/useCatalogoVazio';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Card } from '../../../ui/Card/Card';
import { EmptyCatalogue } from '../../../ui/EmptyCatalogue/EmptyCatalogue';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Grid } from '../../../ui/Grid/Grid';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { PinIcon } from '../../../ui/icons/PinIcon';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { PlaceTile } from '../../../ui/PlaceTile/PlaceTile';
import { FilterField } from '../../../ui/SearchField/FilterField';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { DestinoPage } from './DestinoPage';
import { t, translated } from '../../../words/t';

/** All destinations, or one of them with its routes. */
export function DestinosPage() {
  const lugar = new URLSearchParams(useLocation().search).get('lugar');
  const isId = lugar !== null && /^\d{1,9}$/.test(lugar);
  return <PageViews view={isId ? lugar : ''}>{isId ? <DestinoPage id={lugar} /> : <Destinos />}</PageViews>;
}

function Destinos() {
  const { nome: empresa } = useBrand();
  const vazio = useCatalogoVazio();
  if (!vazio) return <TodosDestinos />;
  return (
    <Page title={translated(rotas.destinos.titulo)} lede={t('Aonde a {empresa} leva você.', { empresa })}>
      <EmptyCatalogue shape="page" {...vazio} />
    </Page>
  );
}

function TodosDestinos() {
  const { nome: empresa } = useBrand();
  const { data, error, isFetching, refetch } = useDestinosQuery();
  const [texto, setTexto] = useState('');
  const estados = data ? destinosPorEstado(data, texto) : [];
  const count = estados.reduce((sum, { destinos }) => sum + destinos.length, 0);
  return (
    <Page
      title={translated(rotas.destinos.titulo)}
      description={t('Todas as cidades aonde a {empresa} leva, com o menor preço da passagem para cada uma.', {
        empresa,
      })}
      lede={
        data
          ? t('{n} cidades e terminais, com o menor preço de cada um.', { n: data.length })
          : t('Aonde a {empresa} leva você.', { empresa })
      }
    >
      {!data && error && (
        <ErrorState
          title={t('Não conseguimos mostrar os destinos')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('Confira sua conexão e tente novamente.')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton label={t('Carregando destinos')} shape="card" count={4} />}
      {data && (
        <Stack gap={6}>
          <Filtro texto={texto} onChange={setTexto} />
          <p className="it-visually-hidden" role="status">
            {texto.trim() && t('{n, plural, =1 {1 destino encontrado} other {{n} destinos encontrados}}', { n: count })}
          </p>
          {texto.trim() === '' ? (
            <PorEstado estados={estados} populares={destinosPopulares(data)} />
          ) : (
            estados.map((estado) => (
              <Card key={estado.uf} title={estado.nome}>
                <Lugares destinos={estado.destinos} />
              </Card>
            ))
          )}
          {count === 0 && (
            <EmptyState title={t('Nenhum destino com esse nome')} illustration={<NotFoundIllustration />}>
              {t('Confira como se escreve, ou tente a cidade vizinha.')}
            </EmptyState>
          )}
        </Stack>
      )}
    </Page>
  );
}

function Filtro({ texto, onChange }: { texto: string; onChange: (texto: string) => void }) {
  return (
    <form role="search" aria-label={t('Filtrar destinos')} onSubmit={(event) => event.preventDefault()}>
      <FilterField
        id="destinos-filtro"
        label={t('Cidade ou estado')}
        icon={<PinIcon size={22} />}
        maxLength={60}
        placeholder={t('Ex.: Paraty, Bahia')}
        value={texto}
        onChange={onChange}
      />
    </form>
  );
}

/** The most popular destinations, with hundreds of others one press away. */
const PorEstado = ({ estados, populares }: { estados: EstadoDestinos[]; populares: DestinoResumo[] }) => (
  <>
    <Card title={t('Mais ligados a outras cidades')}>
      <Lugares destinos={populares} />
    </Card>
    <Card title={t('Por estado')}>
      <Accordion
        items={estados.map(({ uf, nome, destinos }) => ({
          id: uf,
          title: `${nome} (${destinos.length})`,
          content: <Lugares destinos={destinos} />,
        }))}
      />
    </Card>
  </>
);

const Lugares = ({ destinos }: { destinos: readonly DestinoResumo[] }) => (
  <Grid min={19} gap={6} rowGap={0} list>
    {destinos.map(({ localidade, menorPrecoCentavos, origemMenorPreco: { nome, uf } }) => (
      <li key={localidade.id}>
        <PlaceTile
          name={localidade.nome}
          terminal={localidade.terminal}
          price={t('de {nome}, {uf}, a partir de {preco}', { nome, uf, preco: formatCentavos(menorPrecoCentavos) })}
          href={toDestinoLink(localidade.id)}
        />
      </li>
    ))}
  </Grid>
);
