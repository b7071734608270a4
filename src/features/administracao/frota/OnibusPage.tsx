import { textoClasses, textoUso } from '../../../domain/administracao/frota/palavrasFrota';
import { quando } from '../../../domain/base/quando';
import { rotas } from '../../../domain/base/rotas';
import type { OnibusAdministrado } from '../../../domain/wire/administracao/frota';
import { useOnibusAdministradoQuery } from '../../../store/api/administracao/administracaoFrota';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Link } from '../../../ui/Link/Link';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { MapaDoPassageiro } from './MapaDoPassageiro';

const { path, titulo } = rotas.administracaoOnibus;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** One coach: its map as travellers see it, what goes with it, and its earlier versions. */
export function OnibusPage({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useOnibusAdministradoQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const title = currentData?.nome ?? 'Ônibus';
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {currentData && <Onibus onibus={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir este ônibus"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando o ônibus" shape="card" count={2} />}
    </Page>
  );
}

function Onibus({ onibus }: { onibus: OnibusAdministrado }) {
  const { substituidoPor } = onibus;
  return (
    <Stack gap={6}>
      {substituidoPor !== null && (
        <Alert title="Versão anterior" action={<Link href={`${path}?ver=${substituidoPor}`}>Ver a nova</Link>}>
          Outro desenho tomou o lugar deste. Ele fica para as partidas que foram vendidas com ele.
        </Alert>
      )}
      <Columns shape="even">
        <Fatos onibus={onibus} />
        <Card title="O mapa do passageiro">
          <MapaDoPassageiro {...onibus} />
        </Card>
      </Columns>
    </Stack>
  );
}

function Fatos({ onibus }: { onibus: OnibusAdministrado }) {
  const { id, andares, autor, em, anteriores, podeMudar } = onibus;
  return (
    <Card title="O modelo">
      <Stack gap={4}>
        <DescriptionList
          items={[
            { label: 'Poltronas', value: textoClasses(onibus) },
            { label: 'Pisos', value: String(andares) },
            { label: 'Uso', value: textoUso(onibus) },
            {
              label: 'Origem',
              value: autor === null || em === null ? 'Do arquivo importado' : `${autor}, ${quando(em)}`,
            },
          ]}
        />
        {anteriores.length > 0 && (
          <div>
            <h3>Versões anteriores</h3>
            <List gap={1}>
              {anteriores.map((one) => (
                <li key={one.id}>
                  <Link href={`${path}?ver=${one.id}`}>{one.nome}</Link>
                  {one.partidas > 0 &&
                    `, ${textoUso({ horarios: 0, partidas: one.partidas }).replace('0 horários, ', '')}`}
                </li>
              ))}
            </List>
          </div>
        )}
        {podeMudar && (
          <div>
            <LinkButton href={`${path}?editar=${id}`}>Desenhar de novo</LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
