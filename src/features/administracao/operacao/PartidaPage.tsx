import { quando } from '../../../domain/agencia/caixa/relatorio';
import { mudancaDoRegistro, textoAfetados, tituloDoRegistro } from '../../../domain/administracao/partidas';
import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { rotuloAtraso, rotulosSituacaoViagem } from '../../../domain/viagens/situacaoViagem';
import type { PartidaOperada, RegistroPartida } from '../../../domain/wire/administracao/partidas';
import { usePartidaOperadaQuery } from '../../../store/api/administracao/administracaoPartidas';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { InformarPartida } from './InformarPartida';
import { tomSituacao } from './situacaoPartida';
import { TrocarOnibus } from './TrocarOnibus';

const { path, titulo } = rotas.administracaoOperacao;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** One departure: how it stands, the changes that are possible now, and those that were made. */
export function PartidaPage({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = usePartidaOperadaQuery(id, { refetchOnMountOrArgChange: true });
  const title = currentData ? `${currentData.partida.nome}, ${currentData.partida.hora}` : 'Partida';
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {currentData && <Partida operada={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir esta partida"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando a partida" shape="card" count={3} />}
    </Page>
  );
}

function Partida({ operada }: { operada: PartidaOperada }) {
  const { erro } = useSubmission('operacaoDoDia', { own: true });
  const { opcoes, registros, versao } = operada;
  return (
    <Stack gap={6}>
      <Situacao operada={operada} />
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
      <InformarPartida key={`status ${versao}`} operada={operada} />
      {opcoes.length > 0 && <TrocarOnibus key={`onibus ${versao}`} operada={operada} />}
      <Card title="Histórico">
        <OrderTimeline label="Histórico" steps={registros.map(toStep)} />
      </Card>
    </Stack>
  );
}

function Situacao({ operada }: { operada: PartidaOperada }) {
  const { partida, operacao, pedidos, emReserva, onibus, previsto } = operada;
  const { situacao, dia, hora, terminal, linha, atrasoMinutos, plataforma, ocupadas, lugares } = partida;
  return (
    <Card
      title="Como está agora"
      aside={<StatusBadge kind={tomSituacao[situacao]}>{rotulosSituacaoViagem[situacao]}</StatusBadge>}
    >
      <DescriptionList
        items={[
          { label: 'Saída', value: `${formatDia(dia)} às ${hora}, ${terminal}` },
          { label: 'Linha', value: linha },
          { label: 'Atraso', value: rotuloAtraso(atrasoMinutos) ?? 'Nenhum' },
          { label: 'Plataforma', value: plataforma },
          { label: 'Ônibus', value: previsto === null ? onibus.nome : `${onibus.nome} (previsto: ${previsto.nome})` },
          { label: 'Poltronas', value: `${ocupadas} de ${lugares} ocupadas` },
          { label: 'Quem é afetado', value: textoAfetados(operacao.passageiros, pedidos, emReserva) },
        ]}
      />
    </Card>
  );
}

function toStep(registro: RegistroPartida): OrderStep {
  return {
    id: registro.id,
    titulo: tituloDoRegistro(registro),
    state: 'done',
    quando: `${quando(registro.em)}, por ${registro.proprio ? 'você' : 'outra pessoa da equipe'}`,
    detalhe: mudancaDoRegistro(registro),
  };
}
