import { useLocation } from 'react-router-dom';
import { readPagina } from '../../../domain/administracao/endereco';
import { type Dia, isDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { usePartidasDoDiaQuery } from '../../../store/api/administracao/administracaoPartidas';
import { useHoje } from '../../../store/clock';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { FiltrosPartidas } from './FiltrosPartidas';
import { ListaPartidas } from './ListaPartidas';
import { PartidaPage } from './PartidaPage';

const { path, titulo } = rotas.administracaoOperacao;
/** Interval at which the list is read anew. */
const ATUALIZAR_MS = 60_000;

/** The day's departures: the list, or one of them. */
export function OperacaoDoDiaPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('ver') ?? '';
  const aberta = /^\d{1,18}$/.test(id) ? id : null;
  return (
    <PageViews view={aberta ?? ''}>
      {aberta === null ? <Lista search={search} /> : <PartidaPage key={aberta} id={aberta} />}
    </PageViews>
  );
}

/** Filters of an address; without a day that of the company. */
function readBusca(search: string, hoje: Dia) {
  const query = new URLSearchParams(search);
  const data = query.get('data') ?? '';
  const localidade = query.get('localidade') ?? '';
  return {
    data: isDia(data) ? data : hoje,
    localidade: /^\d{1,9}$/.test(localidade) ? localidade : '',
    texto: (query.get('texto') ?? '').trim().slice(0, 60),
  };
}

function Lista({ search }: { search: string }) {
  const emit = useEmit();
  const busca = readBusca(search, useHoje());
  const pagina = readPagina(search);
  const { currentData, data, error, isFetching, refetch } = usePartidasDoDiaQuery(
    { ...busca, pagina: String(pagina) },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true, pollingInterval: ATUALIZAR_MS },
  );
  const show = (filtro: Record<string, string>) => emit('SecaoFiltrada', { path, busca: filtro });
  return (
    <Page title={titulo} lede="Atrasos, plataformas, ônibus e cancelamentos. Cada mudança fica registrada.">
      <Stack gap={6}>
        <FiltrosPartidas key={search} busca={busca} terminais={data?.terminais ?? []} onChange={show} />
        {!currentData && error && !isFetching ? (
          <FalhaDaLeitura
            title="Não conseguimos buscar as partidas"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <ListaPartidas
            lista={currentData}
            pagina={pagina}
            filtrando={busca.localidade !== '' || busca.texto !== ''}
            onPage={(outra) => show({ ...busca, pagina: String(outra) })}
          />
        )}
      </Stack>
    </Page>
  );
}
