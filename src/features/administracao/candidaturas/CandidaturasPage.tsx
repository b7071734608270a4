import { useLocation } from 'react-router-dom';
import { readOpcao, readPagina, readProtocoloDe } from '../../../domain/administracao/endereco';
import { rotas } from '../../../domain/base/rotas';
import { situacoesCandidatura } from '../../../domain/empresa/candidatura';
import { useEmit } from '../../../events/useEmit';
import { useCandidaturasAdministradasQuery } from '../../../store/api/administracao/administracaoEmpresa';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { CandidaturaPage } from './CandidaturaPage';
import { FiltrosCandidaturas } from './FiltrosCandidaturas';
import { ListaCandidaturas } from './ListaCandidaturas';
import { areas } from './palavrasCandidatura';

const { path, titulo } = rotas.administracaoCandidaturas;

/** Applications for work: the list, or one of them. */
export function CandidaturasPage() {
  const { search } = useLocation();
  const aberta = readProtocoloDe(search, 'ver');
  return (
    <PageViews view={aberta ?? ''}>
      {aberta === undefined ? <Lista search={search} /> : <CandidaturaPage protocolo={aberta} />}
    </PageViews>
  );
}

/** Filters of an address; a protocol is searched alone. */
function readBusca(search: string): Record<string, string> {
  const protocolo = readProtocoloDe(search, 'protocolo');
  if (protocolo !== undefined) return { protocolo };
  const vaga = new URLSearchParams(search).get('vaga') ?? '';
  return {
    situacao: readOpcao(search, 'situacao', situacoesCandidatura) ?? '',
    area: readOpcao(search, 'area', areas) ?? '',
    vaga: /^[a-z0-9-]{1,64}$/.test(vaga) ? vaga : '',
  };
}

function Lista({ search }: { search: string }) {
  const emit = useEmit();
  const busca = readBusca(search);
  const pagina = readPagina(search);
  const { currentData, data, error, isFetching, refetch } = useCandidaturasAdministradasQuery(
    { ...busca, pagina: String(pagina) },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const show = (filtro: Record<string, string>) => emit('SecaoFiltrada', { path, busca: filtro });
  return (
    <Page title={titulo} lede="Quem quer trabalhar na empresa. No dia marcado, tudo é apagado sozinho.">
      <Stack gap={6}>
        <FiltrosCandidaturas busca={busca} vagas={data?.vagas ?? []} onChange={show} />
        {!currentData && error && !isFetching ? (
          <FalhaDaLeitura
            title="Não conseguimos buscar as candidaturas"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <ListaCandidaturas
            lista={currentData}
            pagina={pagina}
            filtrando={Object.values(busca).some((valor) => valor !== '')}
            onPage={(outra) => show({ ...busca, pagina: String(outra) })}
          />
        )}
      </Stack>
    </Page>
  );
}
