import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { filtrarOnibus, textoClasses } from '../../../domain/administracao/frota/palavrasFrota';
import { rotas } from '../../../domain/base/rotas';
import type { Frota, OnibusResumo } from '../../../domain/wire/administracao/frota';
import { useFrotaAdministradaQuery } from '../../../store/api/administracao/administracaoFrota';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Grid } from '../../../ui/Grid/Grid';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { EditarOnibusPage, NovoOnibusPage } from './EditarOnibusPage';
import { OnibusPage } from './OnibusPage';

const { path, titulo } = rotas.administracaoOnibus;

/** The company's coaches: the list, one of them, or the drawing of one. */
export function FrotaPage() {
  const query = new URLSearchParams(useLocation().search);
  const idOf = (nome: string) => /^[1-9]\d{0,8}$/.exec(query.get(nome) ?? '')?.[0];
  const [ver, editar] = [idOf('ver'), idOf('editar')];
  return (
    <PageViews view={`${ver ?? ''} ${editar ?? ''} ${query.has('novo') ? 'novo' : ''}`}>
      {query.has('novo') && <NovoOnibusPage />}
      {!query.has('novo') && editar !== undefined && <EditarOnibusPage key={editar} id={editar} />}
      {!query.has('novo') && editar === undefined && ver !== undefined && <OnibusPage key={ver} id={ver} />}
      {!query.has('novo') && editar === undefined && ver === undefined && <Lista />}
    </PageViews>
  );
}

function Lista() {
  const { currentData, error, isFetching, refetch } = useFrotaAdministradaQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  return (
    <Page title={titulo} lede="Modelos com que as linhas rodam, poltrona por poltrona.">
      {!currentData && error && !isFetching ? (
        <FalhaDaLeitura
          title="Não conseguimos buscar os ônibus"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Modelos frota={currentData} />
      )}
    </Page>
  );
}

const NUMBER = new Intl.NumberFormat('pt-BR');

const columns: Column<OnibusResumo>[] = [
  { id: 'nome', header: 'Modelo', cell: ({ nome }) => nome },
  { id: 'classes', header: 'Poltronas', cell: textoClasses },
  { id: 'andares', header: 'Pisos', align: 'end', cell: ({ andares }) => andares },
  { id: 'horarios', header: 'Horários', align: 'end', cell: ({ horarios }) => horarios },
  { id: 'partidas', header: 'Partidas', align: 'end', cell: ({ partidas }) => NUMBER.format(partidas) },
];

/** The coaches with the way to each; `frota` is undefined while it loads. */
function Modelos({ frota }: { frota: Frota | undefined }) {
  const [texto, setTexto] = useState('');
  if (frota?.onibus.length === 0) return <Vazio podeMudar={frota.podeMudar} />;
  const shown = filtrarOnibus(frota?.onibus ?? [], texto);
  return (
    <Stack gap={6}>
      <Grid min={20} align="end">
        <TextInput
          name="procurar"
          label="Procurar por nome ou classe"
          autoComplete="off"
          value={texto}
          onChange={setTexto}
        />
        {frota?.podeMudar && <LinkButton href={`${path}?novo=1`}>Desenhar um ônibus</LinkButton>}
      </Grid>
      <Text tone="quiet" announce="status">
        {frota && (shown.length === 1 ? '1 modelo' : `${shown.length} modelos`)}
      </Text>
      <DataTable
        caption="Ônibus"
        captionHidden
        columns={columns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        loading={!frota}
        emptyTitle="Nenhum ônibus encontrado"
        emptyText="Mude a busca."
        actions={({ id, nome }) => (
          <LinkButton variant="quiet" size="small" href={`${path}?ver=${id}`}>
            Abrir <VisuallyHidden>{nome}</VisuallyHidden>
          </LinkButton>
        )}
      />
    </Stack>
  );
}

const Vazio = ({ podeMudar }: { podeMudar: boolean }) => (
  <EmptyState
    title="Ainda não há ônibus"
    action={
      <Inline>
        <LinkButton href={rotas.administracaoCatalogo.path}>Importar linhas e ônibus</LinkButton>
        {podeMudar && (
          <LinkButton variant="secondary" href={`${path}?novo=1`}>
            Desenhar um ônibus
          </LinkButton>
        )}
      </Inline>
    }
  >
    Eles vêm do arquivo da empresa, com as linhas, ou são desenhados aqui.
  </EmptyState>
);
