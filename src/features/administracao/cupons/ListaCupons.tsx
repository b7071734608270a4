import { descreveDesconto, descreveUsos, descreveVigencia } from '../../../domain/administracao/cupons/palavrasCupom';
import { toEndereco } from '../../../domain/administracao/endereco';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotas } from '../../../domain/base/rotas';
import type { CupomCadastrado, PaginaCupons } from '../../../domain/wire/administracao/cupons';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { Paginas } from '../comum/Paginas';
import { SituacaoCupom } from './SituacaoCupom';

interface ListaCuponsProps {
  /** Undefined while it loads. */
  lista: PaginaCupons | undefined;
  pagina: number;
  filtrando: boolean;
  onPage: (pagina: number) => void;
}

const columns: Column<CupomCadastrado>[] = [
  {
    id: 'codigo',
    header: 'Cupom',
    cell: ({ codigo, descricao }) => (
      <Stack gap={1}>
        <Text as="span" wrap="anywhere">
          {codigo}
        </Text>
        <Text as="span" tone="quiet" size="sm" weight="regular">
          {descricao}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'desconto',
    header: 'Desconto',
    cell: (cupom) => (
      <Stack gap={1}>
        <span>{descreveDesconto(cupom)}</span>
        <Text as="span" tone="quiet" size="sm">
          {descreveVigencia(cupom)}
        </Text>
      </Stack>
    ),
  },
  { id: 'usos', header: 'Usos', align: 'end', cell: descreveUsos },
  {
    id: 'concedido',
    header: 'Já descontou',
    align: 'end',
    cell: ({ concedidoCentavos }) => formatCentavos(concedidoCentavos),
  },
  { id: 'situacao', header: 'Situação', cell: ({ situacao }) => <SituacaoCupom situacao={situacao} /> },
];

/** A page of coupons, each with its uses and the money that it gave. */
export function ListaCupons({ lista, pagina, filtrando, onPage }: ListaCuponsProps) {
  return (
    <DataTable
      caption="Cupons"
      captionHidden
      columns={columns}
      rows={lista?.cupons ?? []}
      keyOf={({ codigo }) => codigo}
      loading={!lista}
      emptyTitle={filtrando ? 'Nenhum cupom encontrado' : 'Nenhum cupom ainda'}
      emptyText={filtrando ? 'Mude a busca ou a situação.' : 'Crie o primeiro: ele vale assim que for criado.'}
      actions={({ codigo }) => (
        <LinkButton variant="quiet" size="small" href={toEndereco(rotas.cupons.path, { ver: codigo })}>
          Abrir <VisuallyHidden>{codigo}</VisuallyHidden>
        </LinkButton>
      )}
      footer={lista && <Paginas nome="cupons" pagina={pagina} total={lista.total} loading={false} onPage={onPage} />}
    />
  );
}
