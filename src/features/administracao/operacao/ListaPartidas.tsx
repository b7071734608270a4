import { rotuloAtraso, rotulosSituacaoViagem } from '../../../domain/viagens/situacaoViagem';
import { rotas } from '../../../domain/base/rotas';
import type { PaginaPartidas, PartidaDoDia } from '../../../domain/wire/administracao/partidas';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Paginas } from '../comum/Paginas';
import { tomSituacao } from './situacaoPartida';

interface ListaPartidasProps {
  /** Undefined while it loads. */
  lista: PaginaPartidas | undefined;
  pagina: number;
  filtrando: boolean;
  onPage: (pagina: number) => void;
}

const columns: Column<PartidaDoDia>[] = [
  { id: 'hora', header: 'Saída', cell: ({ hora }) => <span className="it-tabular">{hora}</span> },
  {
    id: 'linha',
    header: 'Linha',
    cell: ({ linha, nome, terminal }) => (
      <Stack gap={1}>
        <span>{nome}</span>
        <Text as="span" tone="quiet" size="sm">
          {`${linha}, ${terminal}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao, atrasoMinutos }) => (
      <Inline gap={2}>
        <StatusBadge kind={tomSituacao[situacao]}>{rotulosSituacaoViagem[situacao]}</StatusBadge>
        {rotuloAtraso(atrasoMinutos)}
      </Inline>
    ),
  },
  { id: 'plataforma', header: 'Plataforma', cell: ({ plataforma }) => plataforma ?? 'Não informada' },
  {
    id: 'ocupadas',
    header: 'Poltronas',
    cell: ({ ocupadas, lugares, onibus }) => (
      <Stack gap={1}>
        <span className="it-tabular">{`${ocupadas} de ${lugares}`}</span>
        <Text as="span" tone="quiet" size="sm">
          {onibus}
        </Text>
      </Stack>
    ),
  },
];

/** Departures of a day with the way to each. */
export function ListaPartidas({ lista, pagina, filtrando, onPage }: ListaPartidasProps) {
  return (
    <DataTable
      caption="Partidas"
      captionHidden
      columns={columns}
      rows={lista?.partidas ?? []}
      keyOf={({ id }) => id}
      loading={!lista}
      emptyTitle={filtrando ? 'Nenhuma partida neste filtro' : 'Nenhuma partida neste dia'}
      emptyText={filtrando ? 'Mude o terminal ou a busca.' : 'Escolha outro dia, ou confira o horário das linhas.'}
      actions={({ id, nome, hora }) => (
        <LinkButton variant="quiet" size="small" href={`${rotas.administracaoOperacao.path}?ver=${id}`}>
          Abrir <VisuallyHidden>{`${nome}, ${hora}`}</VisuallyHidden>
        </LinkButton>
      )}
      footer={lista && <Paginas nome="partidas" pagina={pagina} total={lista.total} loading={false} onPage={onPage} />}
    />
  );
}
