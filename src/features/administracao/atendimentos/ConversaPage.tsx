import { quando } from '../../../domain/agencia/caixa/relatorio';
import { rotas } from '../../../domain/base/rotas';
import type { AtendimentoAberto, FalaAoVivo } from '../../../domain/wire/chatbot/aoVivo';
import { useEmit } from '../../../events/useEmit';
import { useAtendimentoAbertoQuery } from '../../../store/api/administracao/administracaoAtendimentos';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ChatLog } from '../../../ui/ChatLog/ChatLog';
import { Inline } from '../../../ui/Inline/Inline';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { EncerrarForm } from './EncerrarForm';
import { FalarForm } from './FalarForm';

const { path, titulo } = rotas.administracaoAtendimentos;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];
/** Interval at which the conversation is read anew. */
const ATUALIZAR_MS = 4_000;

/** One conversation: the first words, the turns, and what its person of the company can do. */
export function ConversaPage({ protocolo }: { protocolo: string }) {
  const { currentData, error, isFetching, refetch } = useAtendimentoAbertoQuery(protocolo, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    pollingInterval: ATUALIZAR_MS,
  });
  const title = `Conversa ${protocolo}`;
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {currentData && <Conversa atendimento={currentData} />}
      {!currentData && error && (
        <FalhaDaLeitura
          title="Não conseguimos abrir esta conversa"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && !error && <Skeleton label="Carregando a conversa" shape="card" count={2} />}
    </Page>
  );
}

const situacoes = {
  espera: { texto: 'Na fila', tom: 'warning' },
  ao_vivo: { texto: 'Ao vivo', tom: 'success' },
  encerrado: { texto: 'Encerrada', tom: 'neutral' },
} as const;

const autores: Record<FalaAoVivo['de'], string> = { cliente: 'Cliente', atendente: 'Atendimento', sistema: 'Aviso' };

function Conversa({ atendimento }: { atendimento: AtendimentoAberto }) {
  const { erro } = useSubmission('atendimentoAoVivo', { own: true });
  const { protocolo, nome, mensagem, criadaEm, falas, situacao, atendente } = atendimento;
  const mine = atendente === 'voce' && situacao !== 'encerrado';
  const { texto, tom } = situacoes[situacao];
  return (
    <Stack gap={6}>
      <Card title={nome} aside={<StatusBadge kind={tom}>{texto}</StatusBadge>}>
        <Stack gap={4}>
          <Text wrap="lines">{mensagem}</Text>
          <Text tone="quiet" size="sm">{`Pediu uma pessoa em ${quando(criadaEm)}.`}</Text>
          <ChatLog
            label={`Conversa com ${nome}`}
            messages={falas.map((fala) => ({
              id: fala.id,
              own: fala.de === 'atendente',
              author: autores[fala.de],
              content: fala.texto,
            }))}
          />
          {mine && <FalarForm protocolo={protocolo} />}
          <Posse atendimento={atendimento} />
          {erro !== null && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </Card>
      {mine && <EncerrarForm protocolo={protocolo} />}
    </Stack>
  );
}

function Posse({ atendimento: { protocolo, atendente, podeAssumir, situacao } }: { atendimento: AtendimentoAberto }) {
  const emit = useEmit();
  const { sending } = useSubmission('atendimentoAoVivo');
  if (situacao === 'encerrado') return <p>Este atendimento foi respondido. A resposta está na manifestação.</p>;
  const change = (tipo: 'assumir' | 'devolver') => emit('AtendimentoMudado', { protocolo, acao: { tipo } });
  return (
    <Inline gap={3}>
      {podeAssumir && (
        <Button loading={sending} onClick={() => change('assumir')}>
          Assumir a conversa
        </Button>
      )}
      {atendente === 'voce' && (
        <Button variant="secondary" loading={sending} onClick={() => change('devolver')}>
          Devolver à fila
        </Button>
      )}
      {!podeAssumir && atendente === 'outra_pessoa' && <p>Outra pessoa da equipe está nesta conversa.</p>}
    </Inline>
  );
}
