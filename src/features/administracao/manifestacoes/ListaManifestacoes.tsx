import { textoPrazo } from '../../../domain/administracao/prazo';
import { quando } from '../../../domain/agencia/caixa/relatorio';
import { type Dia, formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import { assuntosManifestacao } from '../../../domain/empresa/manifestacao';
import { textoDoGrupo } from '../../../domain/empresa/grupo/textoDoGrupo';
import { rotaDoGrupo } from '../../../domain/empresa/grupo/viagemEmGrupo';
import type { ManifestacaoResumo, PaginaManifestacoes } from '../../../domain/wire/administracao/manifestacoes';
import { useHoje } from '../../../store/clock';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Paginas } from '../comum/Paginas';

interface ListaManifestacoesProps {
  /** Undefined while it loads. */
  lista: PaginaManifestacoes | undefined;
  pagina: number;
  /** The list is a search for one protocol. */
  procurada: boolean;
  respondidas: boolean;
  onPage: (pagina: number) => void;
}

/** Letters with their deadlines, the overdue first. */
export function ListaManifestacoes({ lista, pagina, procurada, respondidas, onPage }: ListaManifestacoesProps) {
  const hoje = useHoje();
  return (
    <DataTable
      caption={respondidas ? 'Manifestações respondidas' : 'Manifestações sem resposta'}
      captionHidden
      wordy
      columns={columnsAt(hoje)}
      rows={lista?.manifestacoes ?? []}
      keyOf={({ protocolo }) => protocolo}
      loading={!lista}
      {...emptyWords(procurada, respondidas)}
      actions={({ protocolo }) => (
        <LinkButton variant="quiet" size="small" href={`${rotas.administracaoManifestacoes.path}?ver=${protocolo}`}>
          Abrir <VisuallyHidden>{protocolo}</VisuallyHidden>
        </LinkButton>
      )}
      footer={
        lista && <Paginas nome="manifestações" pagina={pagina} total={lista.total} loading={false} onPage={onPage} />
      }
    />
  );
}

function emptyWords(procurada: boolean, respondidas: boolean) {
  if (procurada) return { emptyTitle: 'Nenhuma manifestação com este protocolo', emptyText: 'Confira as letras.' };
  if (respondidas)
    return { emptyTitle: 'Nenhuma respondida ainda', emptyText: 'As respostas ficam aqui por cinco anos.' };
  return { emptyTitle: 'Nada sem resposta', emptyText: 'Todas as manifestações foram respondidas.' };
}

const columnsAt = (hoje: Dia): Column<ManifestacaoResumo>[] => [
  {
    id: 'protocolo',
    header: 'Protocolo',
    cell: ({ protocolo }) => (
      <Text as="span" figures wrap="never">
        {protocolo}
      </Text>
    ),
  },
  {
    id: 'assunto',
    header: 'Assunto',
    cell: ({ tipo, grupo, doAssistente }) => (
      <Inline gap={2}>
        {assuntosManifestacao[tipo]}
        {grupo && (
          <Text as="span" size="sm" tone="quiet">
            {`${rotaDoGrupo(grupo)}, ${textoDoGrupo(grupo)}`}
          </Text>
        )}
        {doAssistente && <StatusBadge kind="info">Do assistente</StatusBadge>}
      </Inline>
    ),
  },
  {
    id: 'nome',
    header: 'De',
    cell: ({ nome }) => (
      <Text as="span" wrap="anywhere">
        {nome}
      </Text>
    ),
  },
  { id: 'recebida', header: 'Recebida', whole: true, cell: ({ criadaEm }) => quando(criadaEm) },
  { id: 'prazo', header: 'Prazo', cell: (carta) => <Prazo carta={carta} hoje={hoje} /> },
];

function Prazo({ carta: { prazo, vencida, respondidaEm }, hoje }: { carta: ManifestacaoResumo; hoje: Dia }) {
  if (respondidaEm !== null) return <StatusBadge kind="success">{`Respondida em ${quando(respondidaEm)}`}</StatusBadge>;
  return (
    <Inline gap={2}>
      <span className="it-tabular">{formatDia(prazo)}</span>
      <StatusBadge kind={vencida ? 'danger' : 'neutral'}>{textoPrazo(prazo, hoje)}</StatusBadge>
    </Inline>
  );
}
