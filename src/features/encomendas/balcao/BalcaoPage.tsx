import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DadosProcura } from '../../../domain/encomendas/atendimentoEncomenda';
import { formatCodigoEncomenda, readCodigoEncomenda } from '../../../domain/encomendas/codigoEncomenda';
import { readFailureText } from '../../../domain/base/falhas';
import { toBalcaoLink } from '../../../domain/encomendas/linksEncomenda';
import { rotas } from '../../../domain/base/rotas';
import { rotulosSituacaoEncomenda } from '../../../domain/encomendas/situacaoEncomenda';
import type { EncomendaResumo } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useEncomendaBalcaoQuery, useEncomendasBalcaoQuery } from '../../../store/api/encomendas';
import { useCatalogoVazio } from '../../../store/viagens/useCatalogoVazio';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { EmptyCatalogue } from '../../../ui/EmptyCatalogue/EmptyCatalogue';
import { Link } from '../../../ui/Link/Link';
import { Page } from '../../../ui/Page/Page';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { EncomendaNoBalcao } from './EncomendaNoBalcao';
import { quandoInstante, trechoDe } from '../palavrasEncomenda';

const trail = [{ label: rotas.encomendas.titulo, href: rotas.encomendas.path }];
const TITULO = 'Balcão de encomendas';

/** The parcel counter: finds a parcel by its code and shows its next step. */
export function BalcaoPage() {
  const { search } = useLocation();
  const emit = useEmit();
  const codigo = readCodigoEncomenda(new URLSearchParams(search).get('balcao') ?? '');
  useEffect(() => {
    emit('BalcaoEncomendasAberto');
    return () => emit('BalcaoEncomendasFechado');
  }, [emit]);
  const vazio = useCatalogoVazio();
  return (
    <Page title={TITULO} above={<Breadcrumbs trail={trail} current={TITULO} />}>
      <Stack gap={6}>
        {vazio && <EmptyCatalogue {...vazio} />}
        <Procura key={codigo ?? ''} codigo={codigo ?? ''} />
        {codigo === null ? <EmAndamento /> : <NaMao codigo={codigo} />}
      </Stack>
    </Page>
  );
}

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.procuraSchema,
  );

function Procura({ codigo }: { codigo: string }) {
  const emit = useEmit();
  const find = (dados: DadosProcura) => emit('EncomendaProcurada', { codigo: readCodigoEncomenda(dados.codigo) ?? '' });
  return (
    <SchemaForm<DadosProcura>
      role="search"
      label="Encomenda"
      errorMoment="submit"
      schema={schema}
      initialValues={{ codigo: formatCodigoEncomenda(codigo) }}
      onSubmit={find}
    >
      <Shortcut keys="Alt+1">
        <FieldRow wrap>
          <FormTextInput name="codigo" label="Código da encomenda" autoComplete="off" maxLength={20} />
          <Button type="submit">Consultar</Button>
        </FieldRow>
      </Shortcut>
    </SchemaForm>
  );
}

function NaMao({ codigo }: { codigo: string }) {
  const { currentData, error, isFetching, refetch } = useEncomendaBalcaoQuery(codigo);
  if (currentData) return <EncomendaNoBalcao encomenda={currentData} />;
  if (error && !isFetching) {
    return (
      <Alert
        kind="danger"
        announce
        action={
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        }
      >
        {readFailureText(error)}
      </Alert>
    );
  }
  return <Skeleton label="Carregando a encomenda" shape="card" count={2} />;
}

const columns: readonly Column<EncomendaResumo>[] = [
  {
    id: 'codigo',
    header: 'Código',
    cell: ({ codigo }) => <Link href={toBalcaoLink(codigo)}>{formatCodigoEncomenda(codigo)}</Link>,
  },
  { id: 'trecho', header: 'Trecho', cell: trechoDe },
  { id: 'volumes', header: 'Volumes', cell: ({ volumes }) => volumes, align: 'end' },
  { id: 'situacao', header: 'Situação', cell: ({ situacao }) => rotulosSituacaoEncomenda[situacao] },
  { id: 'em', header: 'Desde', cell: ({ em }) => quandoInstante(em) },
];

function EmAndamento() {
  const { data, error, isFetching, refetch } = useEncomendasBalcaoQuery();
  const erro = error && !data ? readFailureText(error) : null;
  return (
    <DataTable
      compact
      caption="Encomendas em andamento"
      columns={columns}
      rows={data ?? []}
      keyOf={({ codigo }) => codigo}
      loading={isFetching}
      error={erro}
      onRetry={() => void refetch()}
      emptyTitle="Nenhuma encomenda em andamento"
      emptyText="As que forem registradas aparecem aqui."
    />
  );
}
