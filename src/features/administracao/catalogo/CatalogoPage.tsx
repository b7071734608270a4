import { useSearchParams } from 'react-router-dom';
import { isEmAndamento } from '../../../domain/administracao/catalogo';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { CatalogoAdministracao } from '../../../domain/wire/administracao/catalogo';
import { useCatalogoAdministracaoQuery } from '../../../store/api/administracao/administracao';
import { Alert } from '../../../ui/Alert/Alert';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { EnviarArquivo } from './EnviarArquivo';
import { Historico } from './Historico';
import { Importacoes } from './Importacoes';
import { UmaImportacao } from './UmaImportacao';

/** Interval at which the list is read anew while the server works on an import. */
const SEGUIR_MS = 3_000;

/** The company's lines, timetable, coaches and fares: brought by a GTFS file, previewed, and put on sale. */
export function CatalogoPage() {
  const [search] = useSearchParams();
  const aberta = search.get('importacao');
  const { data, error, isFetching, refetch } = useCatalogoAdministracaoQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const isWorking = data?.importacoes.some(({ situacao }) => isEmAndamento(situacao)) ?? false;
  useCatalogoAdministracaoQuery(undefined, { pollingInterval: isWorking ? SEGUIR_MS : 0 });
  return (
    <Page title={rotas.administracaoCatalogo.titulo} lede="Linhas, horários, ônibus e tarifas, por um arquivo GTFS.">
      <Stack gap={6}>
        {data?.vazio && (
          <Alert title="Nada está à venda ainda">
            Envie um arquivo GTFS da empresa. A prévia mostra o que entra à venda, e nada muda antes de você publicar.
          </Alert>
        )}
        {aberta !== null && <UmaImportacao id={aberta} />}
        <EnviarArquivo />
        {data && <Listas catalogo={data} aberta={aberta} />}
        {!data && error && (
          <ErrorState title="Não conseguimos buscar o catálogo" retrying={isFetching} onRetry={() => void refetch()}>
            {'erros' in error ? mensagemDaRecusa(error) : undefined}
          </ErrorState>
        )}
        {!data && !error && <Skeleton label="Carregando o catálogo" shape="card" count={2} />}
      </Stack>
    </Page>
  );
}

function Listas({ catalogo, aberta }: { catalogo: CatalogoAdministracao; aberta: string | null }) {
  const { vazio, importacoes, historico } = catalogo;
  return (
    <>
      <Importacoes importacoes={importacoes.filter(({ id }) => id !== aberta)} />
      <Historico historico={historico} />
      {!vazio && (
        <Inline>
          <LinkButton variant="secondary" href="/gtfs.zip" download="catalogo.zip" icon={<DownloadIcon />}>
            Baixar o que está à venda (GTFS)
          </LinkButton>
        </Inline>
      )}
    </>
  );
}
