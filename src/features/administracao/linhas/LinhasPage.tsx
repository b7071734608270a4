import { useLocation } from 'react-router-dom';
import { readOpcao, readPagina } from '../../../domain/administracao/endereco';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useLinhasQuery } from '../../../store/api/administracao/administracaoLinhas';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { FiltrosLinhas } from './FiltrosLinhas';
import { LinhaPage } from './LinhaPage';
import { ListaLinhas } from './ListaLinhas';

const { path, titulo } = rotas.administracaoLinhas;

/** The company's lines: the list, or one of them. */
export function LinhasPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('ver') ?? '';
  const aberta = /^[1-9]\d{0,8}$/.test(id) ? id : null;
  return (
    <PageViews view={aberta ?? ''}>
      {aberta === null ? <Lista search={search} /> : <LinhaPage key={aberta} id={aberta} />}
    </PageViews>
  );
}

function readBusca(search: string) {
  const texto = new URLSearchParams(search).get('texto') ?? '';
  return {
    texto: texto.trim().slice(0, 60),
    situacao: readOpcao(search, 'situacao', ['encerradas']) ?? '',
  };
}

function Lista({ search }: { search: string }) {
  const emit = useEmit();
  const busca = readBusca(search);
  const pagina = readPagina(search);
  const { currentData, error, isFetching, refetch } = useLinhasQuery(
    { ...busca, pagina: String(pagina) },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const show = (filtro: Record<string, string>) => emit('SecaoFiltrada', { path, busca: filtro });
  const isFiltered = busca.texto !== '' || busca.situacao !== '';
  return (
    <Page title={titulo} lede="Paradas, horários e trechos à venda, com as exceções de dias avulsos.">
      {currentData?.vazio && !isFiltered ? (
        <Vazio />
      ) : (
        <Stack gap={6}>
          <FiltrosLinhas key={search} busca={busca} onChange={show} />
          {!currentData && error && !isFetching ? (
            <FalhaDaLeitura
              title="Não conseguimos buscar as linhas"
              error={error}
              retrying={isFetching}
              onRetry={refetch}
            />
          ) : (
            <ListaLinhas
              lista={currentData}
              pagina={pagina}
              onPage={(outra) => show({ ...busca, pagina: String(outra) })}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

const Vazio = () => (
  <EmptyState
    title="Ainda não há linhas"
    action={<LinkButton href={rotas.administracaoCatalogo.path}>Importar linhas e horários</LinkButton>}
  >
    Elas vêm do arquivo GTFS da empresa, com paradas, horários, ônibus e tarifas.
  </EmptyState>
);
