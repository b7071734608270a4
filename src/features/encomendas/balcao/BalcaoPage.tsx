import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import {
  CODIGO_ENCOMENDA_INVALIDO,
  formatCodigoEncomenda,
  readCodigoEncomenda,
} from '../../../domain/encomendas/codigoEncomenda';
import { SEM_CONEXAO, refusalText } from '../../../domain/compra/falhas';
import { toBalcaoLink } from '../../../domain/encomendas/linksEncomenda';
import { rotas } from '../../../domain/base/rotas';
import { rotulosSituacaoEncomenda } from '../../../domain/encomendas/situacaoEncomenda';
import type { EncomendaResumo } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useEncomendaBalcaoQuery, useEncomendasBalcaoQuery } from '../../../store/api/encomendas';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { EncomendaNoBalcao } from './EncomendaNoBalcao';
import { quandoInstante, trechoDe } from '../palavrasEncomenda';
import '../encomendas.css';

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
  return (
    <Page title={TITULO} above={<Breadcrumbs trail={trail} current={TITULO} />}>
      <Stack gap={6}>
        <Procura key={codigo ?? ''} codigo={codigo ?? ''} />
        {codigo === null ? <EmAndamento /> : <NaMao codigo={codigo} />}
      </Stack>
    </Page>
  );
}

function Procura({ codigo }: { codigo: string }) {
  const emit = useEmit();
  const [texto, setTexto] = useState(formatCodigoEncomenda(codigo));
  const [erro, setErro] = useState<string>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const lido = readCodigoEncomenda(texto);
    setErro(lido === null ? CODIGO_ENCOMENDA_INVALIDO : undefined);
    if (lido !== null) emit('EncomendaProcurada', { codigo: lido });
  };
  return (
    <form noValidate role="search" aria-label="Encomenda" className="it-encomenda__procura" onSubmit={find}>
      <TextInput
        name="codigo"
        label="Código da encomenda"
        value={texto}
        error={erro}
        autoComplete="off"
        maxLength={20}
        onChange={(next) => {
          setTexto(next);
          setErro(undefined);
        }}
      />
      <Button type="submit">Consultar</Button>
    </form>
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
        {'kind' in error ? refusalText(error) : SEM_CONEXAO}
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
  const erro = error && !data ? ('kind' in error ? refusalText(error) : SEM_CONEXAO) : null;
  return (
    <DataTable
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
