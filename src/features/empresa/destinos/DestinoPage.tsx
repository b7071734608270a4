import { useState } from 'react';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { isLugar, toBuscaDaRota, toDestinoLink } from '../../../domain/empresa/destinos';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { nomeEstado } from '../../../domain/base/estados';
import { rotas } from '../../../domain/base/rotas';
import { toCidadeLink } from '../../../domain/viagens/enderecoRota';
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

const trail = [{ label: rotas.destinos.titulo, href: rotas.destinos.path }];
/** Number of entries shown before "all". */
const PRIMEIRAS = 12;

/** A destination with its routes: origins, destinations, duration and price. */
export function DestinoPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDestinoQuery(id);
  if (data) return <Lugar destino={data} />;
  return (
    <Page title="Destino" titleHidden above={<Breadcrumbs trail={trail} current="Destino" />}>
      {error && !isFetching && isUnknown(error) && (
        <EmptyState
          title="Não vamos a este lugar"
          illustration={<NotFoundIllustration />}
          action={<LinkButton href={rotas.destinos.path}>Ver todos os destinos</LinkButton>}
        >
          Nenhuma linha nossa passa por aqui.
        </EmptyState>
      )}
      {error && !isUnknown(error) && (
        <ErrorState title="Não conseguimos mostrar este destino" retrying={isFetching} onRetry={() => void refetch()}>
          Confira sua conexão e tente novamente.
        </ErrorState>
      )}
      {!error && <Skeleton label="Carregando destino" shape="card" count={3} />}
    </Page>
  );
}

const isUnknown = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 404;

function Lugar({ destino: { localidade, chegando, saindo } }: { destino: Destino }) {
  const nome = nomeLocalidade(localidade);
  const menor = Math.min(...chegando.map(({ menorPrecoCentavos }) => menorPrecoCentavos));
  const preco = chegando.length > 0 ? ` Passagens a partir de ${formatCentavos(menor)}.` : '';
  return (
    <Page
      title={nome}
      description={`Ônibus para ${localidade.nome}, ${nomeEstado(localidade.uf)}.${preco} Veja origens, duração e preços.`}
      above={<Breadcrumbs trail={trail} current={nome} />}
      lede={localidade.terminal}
    >
      <Stack gap={6}>
        <Rotas title={`Para ${localidade.nome}`} id="chegando" rotas={chegando} ponta="origem" />
        <Rotas title={`Saindo de ${localidade.nome}`} id="saindo" rotas={saindo} ponta="destino" />
        {chegando.length > 0 && (
          <p>
            <Link href={toCidadeLink(localidade)}>{`Horários e menores preços dos ônibus para ${nome}`}</Link>
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
            label={ponta === 'origem' ? 'De onde você sai' : 'Para onde você vai'}
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
        {achadas.length === 0 && <p role="status">Nenhuma linha direta com esse lugar.</p>}
        {achadas.length > vistas.length && (
          <div>
            <Button variant="secondary" onClick={() => setTodasVistas(true)}>
              {`Mostrar todas as ${achadas.length}`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Rota({ rota, lugar }: { rota: RotaDestino; lugar: Localidade }) {
  const { now } = useClock();
  const classes = rota.classes.map((classe) => rotulosClasse[classe]).join(', ');
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
      price={`a partir de ${formatCentavos(rota.menorPrecoCentavos)}`}
      action={
        <LinkButton variant="secondary" size="small" href={toBuscaDaRota(rota, now())}>
          Buscar
          <VisuallyHidden>{` de ${rota.origem.nome} para ${rota.destino.nome}`}</VisuallyHidden>
        </LinkButton>
      }
    />
  );
}
