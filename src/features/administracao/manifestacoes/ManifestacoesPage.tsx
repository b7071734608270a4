import { useLocation } from 'react-router-dom';
import { readOpcao, readPagina, readProtocoloDe } from '../../../domain/administracao/endereco';
import { rotas } from '../../../domain/base/rotas';
import { assuntosManifestacao } from '../../../domain/empresa/manifestacao';
import { useEmit } from '../../../events/useEmit';
import { useManifestacoesAdministradasQuery } from '../../../store/api/administracao/administracaoEmpresa';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { ProcurarProtocolo } from '../comum/ProcurarProtocolo';
import { ListaManifestacoes } from './ListaManifestacoes';
import { ManifestacaoPage } from './ManifestacaoPage';

const { path, titulo } = rotas.administracaoManifestacoes;
const assuntos = [
  { value: '', label: 'Todos' },
  { value: 'grupo', label: assuntosManifestacao.grupo },
];
const situacoes = [
  { value: 'recebida', label: 'Sem resposta' },
  { value: 'respondida', label: 'Respondidas' },
];

/** The company's letters: the inbox, or one of them. */
export function ManifestacoesPage() {
  const { search } = useLocation();
  const aberta = readProtocoloDe(search, 'ver');
  return (
    <PageViews view={aberta ?? ''}>
      {aberta === undefined ? <Inbox search={search} /> : <ManifestacaoPage protocolo={aberta} />}
    </PageViews>
  );
}

function Inbox({ search }: { search: string }) {
  const emit = useEmit();
  const situacao = readOpcao(search, 'situacao', ['recebida', 'respondida']) ?? 'recebida';
  const tipo = readOpcao(search, 'tipo', ['grupo']) ?? '';
  const protocolo = readProtocoloDe(search, 'protocolo');
  const pagina = readPagina(search);
  const busca = {
    ...(protocolo === undefined ? { situacao, ...(tipo && { tipo }) } : { protocolo }),
    pagina: String(pagina),
  };
  const { currentData, error, isFetching, refetch } = useManifestacoesAdministradasQuery(busca, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const show = (filtro: Record<string, string>) => emit('SecaoFiltrada', { path, busca: filtro });
  return (
    <Page title={titulo} lede="O que escreveram à empresa. A lei dá sete dias para responder.">
      <Stack gap={6}>
        <Grid min={20} align="start">
          {protocolo === undefined && <Filtros {...{ situacao, tipo, show }} />}
          <ProcurarProtocolo
            protocolo={protocolo}
            onProcurar={(procurado) => show({ protocolo: procurado })}
            onLimpar={() => show({})}
          />
        </Grid>
        {!currentData && error && !isFetching ? (
          <FalhaDaLeitura
            title="Não conseguimos buscar as manifestações"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <ListaManifestacoes
            lista={currentData}
            pagina={pagina}
            procurada={protocolo !== undefined}
            respondidas={situacao === 'respondida'}
            onPage={(outra) => show({ ...busca, pagina: String(outra) })}
          />
        )}
      </Stack>
    </Page>
  );
}

interface FiltrosProps {
  situacao: string;
  /** Empty for letters of every subject. */
  tipo: string;
  show: (filtro: Record<string, string>) => void;
}

/** The state and the subject of the letters that are listed. */
function Filtros({ situacao, tipo, show }: FiltrosProps) {
  return (
    <>
      <Select
        name="situacao"
        label="Situação"
        value={situacao}
        options={situacoes}
        onChange={(value) => show({ situacao: value, ...(tipo && { tipo }) })}
      />
      <Select
        name="assunto"
        label="Assunto"
        value={tipo}
        options={assuntos}
        onChange={(value) => show({ situacao, ...(value && { tipo: value }) })}
      />
    </>
  );
}
