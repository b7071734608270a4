import { rotas } from '../../../domain/base/rotas';
import type { LinhaResumo, PaginaLinhas } from '../../../domain/wire/administracao/linhas';
import { type Column, DataTable } from '../../../ui/DataTable/DataTable';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Paginas } from '../comum/Paginas';

interface ListaLinhasProps {
  /** Undefined while it loads. */
  lista: PaginaLinhas | undefined;
  pagina: number;
  onPage: (pagina: number) => void;
}

const columns: Column<LinhaResumo>[] = [
  {
    id: 'codigo',
    header: 'Prefixo',
    cell: ({ codigo }) => (
      <Text as="span" figures wrap="never">
        {codigo}
      </Text>
    ),
  },
  {
    id: 'linha',
    header: 'Linha',
    cell: ({ codigo, nome, origem, destino, operadora }) => (
      <Stack gap={1}>
        <span>{`${origem} a ${destino}`}</span>
        <Text as="span" tone="quiet" size="sm">
          {[nome === codigo ? '' : nome, operadora].filter(Boolean).join(', ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'paradas', header: 'Paradas', align: 'end', cell: ({ paradas }) => paradas },
  { id: 'horarios', header: 'Horários', align: 'end', cell: ({ horarios }) => horarios },
  { id: 'excecoes', header: 'Exceções', align: 'end', cell: ({ excecoes }) => excecoes },
];

/** Lines with the way to each. */
export function ListaLinhas({ lista, pagina, onPage }: ListaLinhasProps) {
  return (
    <DataTable
      caption="Linhas"
      captionHidden
      columns={columns}
      rows={lista?.linhas ?? []}
      keyOf={({ id }) => String(id)}
      loading={!lista}
      emptyTitle="Nenhuma linha neste filtro"
      emptyText="Mude a busca ou a situação."
      actions={({ id, codigo, origem, destino }) => (
        <LinkButton variant="quiet" size="small" href={`${rotas.administracaoLinhas.path}?ver=${id}`}>
          Abrir <VisuallyHidden>{`${origem} a ${destino}, ${codigo}`}</VisuallyHidden>
        </LinkButton>
      )}
      footer={lista && <Paginas nome="linhas" pagina={pagina} total={lista.total} loading={false} onPage={onPage} />}
    />
  );
}
