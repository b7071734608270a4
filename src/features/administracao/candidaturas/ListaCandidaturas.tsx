import { quando } from '../../../domain/agencia/caixa/relatorio';
import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import type { CandidaturaResumo, PaginaCandidaturas } from '../../../domain/wire/administracao/candidaturas';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Paginas } from '../comum/Paginas';
import { Alvo } from './Alvo';
import { nomeSituacao, tomSituacao } from './palavrasCandidatura';

interface ListaCandidaturasProps {
  /** Undefined while it loads. */
  lista: PaginaCandidaturas | undefined;
  pagina: number;
  filtrando: boolean;
  onPage: (pagina: number) => void;
}

const columns: Column<CandidaturaResumo>[] = [
  {
    id: 'nome',
    header: 'Nome',
    cell: ({ nome, cidade }) => (
      <Stack gap={1}>
        <Text as="span" wrap="anywhere">
          {nome}
        </Text>
        <Text as="span" tone="quiet" size="sm" weight="regular" wrap="anywhere">
          {cidade}
        </Text>
      </Stack>
    ),
  },
  { id: 'alvo', header: 'Vaga ou área', cell: ({ vaga, area }) => <Alvo vaga={vaga} area={area} /> },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao }) => <StatusBadge kind={tomSituacao[situacao]}>{nomeSituacao[situacao]}</StatusBadge>,
  },
  { id: 'recebida', header: 'Recebida', cell: ({ criadaEm }) => quando(criadaEm) },
  {
    id: 'apagar',
    header: 'Apagada em',
    cell: ({ apagarEm }) => <span className="it-tabular">{formatDia(apagarEm)}</span>,
  },
];

/** Applications, the newest first, each with the day of its deletion. */
export function ListaCandidaturas({ lista, pagina, filtrando, onPage }: ListaCandidaturasProps) {
  return (
    <DataTable
      caption="Candidaturas"
      captionHidden
      columns={columns}
      rows={lista?.candidaturas ?? []}
      keyOf={({ protocolo }) => protocolo}
      loading={!lista}
      emptyTitle={filtrando ? 'Nenhuma candidatura neste filtro' : 'Nenhuma candidatura ainda'}
      emptyText={filtrando ? 'Mude os filtros ou o protocolo.' : 'O que chegar por “Trabalhe conosco” aparece aqui.'}
      actions={({ protocolo, nome }) => (
        <LinkButton variant="quiet" size="small" href={`${rotas.administracaoCandidaturas.path}?ver=${protocolo}`}>
          Abrir <VisuallyHidden>{`a candidatura de ${nome}`}</VisuallyHidden>
        </LinkButton>
      )}
      footer={
        lista && <Paginas nome="candidaturas" pagina={pagina} total={lista.total} loading={false} onPage={onPage} />
      }
    />
  );
}
