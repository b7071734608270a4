import { useState } from 'react';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { isLugar, toBuscaDaRota, toDestinoLink } from '../../../domain/empresa/destinos';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { nomeEstado } from '../../../domain/base/estados';
import { rotas } from '../../../domain/base/rotas';
import { nestaLingua, toCidadeLink } from '../../../domain/viagens/enderecoRota';
import { sayDuracao, formatDuracao, rotulosClasse } from '../../../domain/viagens/viagem';
import type { Destino, RotaDestino } from '../../../domain/wire/empresa/destinos';
import type { Localidade } from '../../../domain/wire/lugares/localidades';
import { useDestinoQuery } from '../../../store/api/empresa';
import { useClock } from '../../../store/clock';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { PinIcon } from '../../../ui/icons/PinIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Link } from '../../../ui/Link/Link';
import { List } from '../../../ui/List/List';
import { Page } from '../../../ui/Page/Page';
import { RouteRow } from '../../../ui/PlaceTile/RouteRow';
import { FilterField } from '../../../ui/SearchField/FilterField';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { rich } from '../../../words/rich';
import { t, translated } from '../../../words/t';

const trail = () => [{ label: translated(rotas.destinos.titulo), href: rotas.destinos.path }];
/** Number of entries shown before "all". */
const PRIMEIRAS = 12;

/** A destination with its routes: origins, destinations, duration and price. */
export function DestinoPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDestinoQuery(id);
  if (data) return <Lugar destino={data} />;
  return (
    <Page title={t('Destino')} titleHidden above={<Breadcrumbs trail={trail()} current={t('Destino')} />}>
      {error && !isFetching && isUnknown(error) && (
        <EmptyState
          title={t('Não vamos a este lugar')}
          illustration={<NotFoundIllustration />}
          action={<LinkButton href={rotas.destinos.path}>{t('Ver todos os destinos')}</LinkButton>}
        >
          {t('Nenhuma linha nossa passa por aqui.')}
        </EmptyState>
      )}
      {error && !isUnknown(error) && (
        <ErrorState
          title={t('Não conseguimos mostrar este destino')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('Confira sua conexão e tente novamente.')}
        </ErrorState>
      )}
      {!error && <Skeleton label={t('Carregando destino')} shape="card" count={3} />}
    </Page>
  );
}

const isUnknown = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 404;

function Lugar({ destino: { localidade, chegando, saindo } }: { destino: Destino }) {
  const nome = nomeLocalidade(localidade);
  const menor = Math.min(...chegando.map(({ menorPrecoCentavos }) => menorPrecoCentavos));
  const lugar = { cidade: localidade.nome, estado: nomeEstado(localidade.uf) };
  return (
    <Page
      title={nome}
      description={
        chegando.length > 0
          ? t('Ônibus para {cidade}, {estado}. Passagens a partir de {preco}. Veja origens, duração e preços.', {
              ...lugar,
              preco: formatCentavos(menor),
            })
          : t('Ônibus para {cidade}, {estado}. Veja origens, duração e preços.', lugar)
      }
      above={<Breadcrumbs trail={trail()} current={nome} />}
      lede={localidade.terminal}
    >
      <Stack gap={6}>
        <Rotas title={t('Para {lugar}', { lugar: localidade.nome })} id="chegando" rotas={chegando} ponta="origem" />
        <Rotas title={t('Saindo de {lugar}', { lugar: localidade.nome })} id="saindo" rotas={saindo} ponta="destino" />
        {chegando.length > 0 && (
          <p>
            <Link href={nestaLingua(toCidadeLink(localidade))}>
              {t('Horários e menores preços dos ônibus para {nome}', { nome })}
            </Link>
          </p>
        )}
      </Stack>
    </Page>
  );
}

interface RotasProps {
  title: string;
  id: string;
  rotas: readonly RotaDestino[];
  /** Which end is the other place. */
  ponta: 'origem' | 'destino';
}

function Rotas({ title, id, rotas: todas, ponta }: RotasProps) {
  const [texto, setTexto] = useState('');
  const [todasVistas, setTodasVistas] = useState(false);
  if (todas.length === 0) return null;
  const achadas = todas.filter((rota) => isLugar(rota[ponta], texto));
  const vistas = todasVistas ? achadas : achadas.slice(0, PRIMEIRAS);
  return (
    <Card title={title}>
      <Stack gap={4}>
        {todas.length > PRIMEIRAS && (
          <FilterField
            id={`${id}-filtro`}
            label={ponta === 'origem' ? t('De onde você sai') : t('Para onde você vai')}
            icon={<PinIcon size={22} />}
            maxLength={60}
            value={texto}
            onChange={setTexto}
          />
        )}
        <List gap={0} lines="between" label={title}>
          {vistas.map((rota) => (
            <li key={rota[ponta].id}>
              <Rota rota={rota} lugar={rota[ponta]} />
            </li>
          ))}
        </List>
        {achadas.length === 0 && <p role="status">{t('Nenhuma linha direta com esse lugar.')}</p>}
        {achadas.length > vistas.length && (
          <div>
            <Button variant="secondary" onClick={() => setTodasVistas(true)}>
              {t('Mostrar todas as {n}', { n: achadas.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Rota({ rota, lugar }: { rota: RotaDestino; lugar: Localidade }) {
  const { now } = useClock();
  const classes = rota.classes.map((classe) => translated(rotulosClasse[classe])).join(', ');
  return (
    <RouteRow
      place={nomeLocalidade(lugar)}
      href={toDestinoLink(lugar.id)}
      facts={
        <>
          {`${lugar.terminal} · `}
          <span aria-hidden="true">{formatDuracao(rota.duracaoMinutos)}</span>
          <VisuallyHidden>{sayDuracao(rota.duracaoMinutos)}</VisuallyHidden>
          {` · ${classes}`}
        </>
      }
      price={t('a partir de {preco}', { preco: formatCentavos(rota.menorPrecoCentavos) })}
      action={
        <LinkButton variant="secondary" size="small" href={toBuscaDaRota(rota, now())}>
          {rich('Buscar<hidden> de {origem} para {destino}</hidden>', {
            origem: rota.origem.nome,
            destino: rota.destino.nome,
            hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          })}
        </LinkButton>
      }
    />
  );
}
