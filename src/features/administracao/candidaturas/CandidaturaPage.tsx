import { quando } from '../../../domain/agencia/caixa/relatorio';
import { formatDia } from '../../../domain/base/data';
import { formatCelular } from '../../../domain/base/pessoa/celular';
import { rotas } from '../../../domain/base/rotas';
import type { CandidaturaAdministrada } from '../../../domain/wire/administracao/candidaturas';
import { useCandidaturaAdministradaQuery } from '../../../store/api/administracao/administracaoEmpresa';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { Registros } from '../comum/Registros';
import { AcoesCandidatura } from './AcoesCandidatura';
import { Alvo } from './Alvo';
import { nomeSituacao, tomSituacao } from './palavrasCandidatura';

const { path, titulo } = rotas.administracaoCandidaturas;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** One application: the person, what they wrote, the file, and what was done with it. */
export function CandidaturaPage({ protocolo }: { protocolo: string }) {
  const { currentData, error, isFetching, refetch } = useCandidaturaAdministradaQuery(protocolo, {
    refetchOnMountOrArgChange: true,
  });
  const title = `Candidatura ${protocolo}`;
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {currentData && <Candidatura candidatura={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir esta candidatura"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando a candidatura" shape="card" count={2} />}
    </Page>
  );
}

function Candidatura({ candidatura }: { candidatura: CandidaturaAdministrada }) {
  const { nome, situacao, mensagem, registros, email, celular, cidade, criadaEm, apagarEm, curriculo } = candidatura;
  return (
    <Stack gap={6}>
      <Card title={nome} aside={<StatusBadge kind={tomSituacao[situacao]}>{nomeSituacao[situacao]}</StatusBadge>}>
        <Stack gap={4}>
          {mensagem !== '' && <Text wrap="lines">{mensagem}</Text>}
          <DescriptionList
            items={[
              { label: 'Vaga ou área', value: <Alvo vaga={candidatura.vaga} area={candidatura.area} /> },
              { label: 'E-mail', value: email },
              { label: 'Celular', value: formatCelular(celular) },
              { label: 'Cidade', value: cidade },
              { label: 'Recebida', value: quando(criadaEm) },
              { label: 'Apagada em', value: formatDia(apagarEm) },
              { label: 'Currículo', value: `${curriculo.nome}, ${Math.ceil(curriculo.bytes / 1024)} kB` },
            ]}
          />
          <AcoesCandidatura candidatura={candidatura} />
        </Stack>
      </Card>
      <Registros registros={registros} />
    </Stack>
  );
}
