import { textoPrazo } from '../../../domain/administracao/prazo';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { formatCelular } from '../../../domain/base/pessoa/celular';
import { assuntosManifestacao } from '../../../domain/empresa/manifestacao';
import { textoDoGrupo } from '../../../domain/empresa/grupo/textoDoGrupo';
import { rotaDoGrupo } from '../../../domain/empresa/grupo/viagemEmGrupo';
import type { ManifestacaoAdministrada } from '../../../domain/wire/administracao/manifestacoes';
import { useManifestacaoAdministradaQuery } from '../../../store/api/administracao/administracaoEmpresa';
import { useHoje } from '../../../store/clock';
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
import { RespostaForm } from './RespostaForm';

const { path, titulo } = rotas.administracaoManifestacoes;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** One letter: what was written, by whom, its answer or the form for it, and what was done. */
export function ManifestacaoPage({ protocolo }: { protocolo: string }) {
  const { currentData, error, isFetching, refetch } = useManifestacaoAdministradaQuery(protocolo, {
    refetchOnMountOrArgChange: true,
  });
  const title = `Protocolo ${protocolo}`;
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {currentData && <Carta carta={currentData} />}
      {!currentData && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir esta manifestação"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && (!error || isFetching) && <Skeleton label="Carregando a manifestação" shape="card" count={2} />}
    </Page>
  );
}

function Carta({ carta }: { carta: ManifestacaoAdministrada }) {
  const { protocolo, tipo, mensagem, resposta, respondidaEm, registros } = carta;
  return (
    <Stack gap={6}>
      <Card title={assuntosManifestacao[tipo]} aside={<Situacao carta={carta} />}>
        <Stack gap={4}>
          {mensagem && <Text wrap="lines">{mensagem}</Text>}
          <Dados carta={carta} />
        </Stack>
      </Card>
      {resposta === null ? (
        <RespostaForm key={protocolo} protocolo={protocolo} />
      ) : (
        <Card title="Resposta">
          <Stack gap={3}>
            <Text wrap="lines">{resposta}</Text>
            <Text tone="quiet" size="sm">
              {`Enviada em ${respondidaEm === null ? '' : quando(respondidaEm)}. Quem escreveu a lê com o protocolo e o e-mail.`}
            </Text>
          </Stack>
        </Card>
      )}
      <Registros registros={registros} />
    </Stack>
  );
}

function Situacao({ carta: { situacao, vencida, prazo } }: { carta: ManifestacaoAdministrada }) {
  const hoje = useHoje();
  if (situacao === 'respondida') return <StatusBadge kind="success">Respondida</StatusBadge>;
  return <StatusBadge kind={vencida ? 'danger' : 'info'}>{`Sem resposta, ${textoPrazo(prazo, hoje)}`}</StatusBadge>;
}

function Dados({ carta }: { carta: ManifestacaoAdministrada }) {
  const { nome, email, celular, localizador, grupo, criadaEm, prazo, doAssistente } = carta;
  return (
    <DescriptionList
      items={[
        ...(grupo
          ? [
              { label: 'Viagem', value: rotaDoGrupo(grupo) },
              { label: 'Grupo', value: textoDoGrupo(grupo) },
            ]
          : []),
        { label: 'De', value: nome },
        { label: 'E-mail', value: email },
        { label: 'Celular', value: celular && formatCelular(celular) },
        ...(grupo ? [] : [{ label: 'Localizador', value: localizador }]),
        { label: 'Recebida', value: `${quando(criadaEm)}${doAssistente ? ', pelo assistente' : ''}` },
        { label: 'Prazo', value: formatDia(prazo) },
      ]}
    />
  );
}
