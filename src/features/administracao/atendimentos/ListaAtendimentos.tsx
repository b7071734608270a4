import { idade } from '../../../domain/administracao/idade';
import { rotas } from '../../../domain/base/rotas';
import type { AtendimentoNaFila } from '../../../domain/wire/chatbot/aoVivo';
import { useClock } from '../../../store/clock';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

interface ListaAtendimentosProps {
  /** Undefined while it loads. */
  atendimentos: readonly AtendimentoNaFila[] | undefined;
  filtrando: boolean;
}

/** Letters of the first words shown. */
const RESUMO = 90;
const resumir = (texto: string): string => (texto.length > RESUMO ? `${texto.slice(0, RESUMO).trimEnd()}…` : texto);

const columnsAt = (agora: Date): Column<AtendimentoNaFila>[] => [
  {
    id: 'nome',
    header: 'De',
    cell: ({ nome, mensagem }) => (
      <Stack gap={1}>
        <Text as="span" wrap="anywhere">
          {nome}
        </Text>
        <Text as="span" tone="quiet" size="sm" weight="regular" wrap="anywhere">
          {resumir(mensagem)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'protocolo',
    header: 'Protocolo',
    cell: ({ protocolo }) => (
      <Text as="span" figures wrap="never">
        {protocolo}
      </Text>
    ),
  },
  { id: 'espera', header: 'Pediu', cell: ({ criadaEm }) => idade(criadaEm, agora) },
  {
    id: 'atendente',
    header: 'Atendente',
    cell: ({ atendente, semResposta }) => (
      <Stack gap={1}>
        <span>{atendente === null ? 'Ninguém ainda' : atendente === 'voce' ? 'Você' : 'Outra pessoa'}</span>
        {semResposta > 0 && (
          <span>
            <StatusBadge kind="warning">
              {semResposta === 1 ? '1 fala sem resposta' : `${semResposta} falas sem resposta`}
            </StatusBadge>
          </span>
        )}
      </Stack>
    ),
  },
];

/** Conversations of the queue, the longest wait first. */
export function ListaAtendimentos({ atendimentos, filtrando }: ListaAtendimentosProps) {
  const clock = useClock();
  return (
    <DataTable
      caption="Conversas"
      captionHidden
      columns={columnsAt(clock.now())}
      rows={atendimentos ?? []}
      keyOf={({ protocolo }) => protocolo}
      loading={!atendimentos}
      emptyTitle={filtrando ? 'Nenhuma conversa com estas palavras' : 'Ninguém espera'}
      emptyText={filtrando ? 'Mude a busca.' : 'Quando o assistente passar uma conversa adiante, ela aparece aqui.'}
      actions={({ protocolo, nome }) => (
        <LinkButton variant="quiet" size="small" href={`${rotas.administracaoAtendimentos.path}?ver=${protocolo}`}>
          Abrir <VisuallyHidden>{`a conversa de ${nome}`}</VisuallyHidden>
        </LinkButton>
      )}
    />
  );
}
