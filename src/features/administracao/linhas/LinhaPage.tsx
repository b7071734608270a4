import { rotas } from '../../../domain/base/rotas';
import type { LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { useLinhaAdministradaQuery } from '../../../store/api/administracao/administracaoLinhas';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Link } from '../../../ui/Link/Link';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { AvaliacoesDaLinha } from './AvaliacoesDaLinha';
import { ExcecoesDaLinha } from './ExcecoesDaLinha';
import { HorariosDaLinha } from './HorariosDaLinha';
import { ParadasDaLinha } from './ParadasDaLinha';

const { path, titulo } = rotas.administracaoLinhas;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** One line: its timetable with the exceptions, its stops, and its parts for sale. */
export function LinhaPage({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useLinhaAdministradaQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const title = currentData ? nomeDaLinha(currentData) : 'Linha';
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={trail} current={title} />}
      {...(currentData && { lede: `${currentData.codigo}, ${currentData.operadora}` })}
    >
      {currentData && <Linha linha={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir esta linha"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando a linha" shape="card" count={3} />}
    </Page>
  );
}

const cidade = (nome: string | undefined): string => nome?.replace(/, [A-Z]{2}$/, '') ?? '';
const nomeDaLinha = ({ paradas }: LinhaAdministrada): string =>
  `${cidade(paradas[0]?.nome)} a ${cidade(paradas.at(-1)?.nome)}`;

function Linha({ linha }: { linha: LinhaAdministrada }) {
  return (
    <Stack gap={6}>
      {linha.encerrada && (
        <Alert title="Linha encerrada">
          O catálogo não a tem mais. Ela fica para as partidas que foram vendidas, e não muda.
        </Alert>
      )}
      {!linha.encerrada && !linha.podeMudar && (
        <Alert title="O quadro vem da operadora">As exceções desta linha são feitas no sistema da operadora.</Alert>
      )}
      <HorariosDaLinha linha={linha} />
      <ExcecoesDaLinha linha={linha} />
      <ParadasDaLinha linha={linha} />
      <AvaliacoesDaLinha id={String(linha.id)} />
      <p>
        Paradas, horários e tarifas mudam por um arquivo novo, em{' '}
        <Link href={rotas.administracaoCatalogo.path}>Importação</Link>. As exceções feitas aqui continuam depois dele.
      </p>
    </Stack>
  );
}
