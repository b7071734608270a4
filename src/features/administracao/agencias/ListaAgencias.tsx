import { formatCnpj } from '../../../domain/base/pessoa/cnpj';
import type { Agencia } from '../../../domain/wire/agencia/agencias';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Menu, type MenuItem } from '../../../ui/Menu/Menu';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { estadoDaAgencia } from './palavrasAgencia';

export type AcaoDaLinha = 'ver' | 'bloquear' | 'desbloquear';

export interface ListaAgenciasProps {
  agencias: readonly Agencia[];
  loading: boolean;
  buscando: boolean;
  onAcao: (acao: AcaoDaLinha, agencia: Agencia) => void;
}

const columns: Column<Agencia>[] = [
  { id: 'nome', header: 'Agência', cell: ({ nome }) => nome },
  {
    id: 'cnpj',
    header: 'CNPJ',
    cell: ({ cnpj }) => (
      <Text as="span" figures wrap="never">
        {cnpj === null ? 'Não informado' : formatCnpj(cnpj)}
      </Text>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: (agencia) => {
      const { texto, tom } = estadoDaAgencia(agencia);
      return <StatusBadge kind={tom}>{texto}</StatusBadge>;
    },
  },
  { id: 'operadores', header: 'Operadores', align: 'end', cell: ({ operadores }) => operadores },
];

function itemsOf(agencia: Agencia, onAcao: ListaAgenciasProps['onAcao']): MenuItem[] {
  const item = (id: AcaoDaLinha, label: string): MenuItem => ({ id, label, onSelect: () => onAcao(id, agencia) });
  return [
    item('ver', 'Ver operadores e histórico'),
    agencia.situacao === 'ativa' ? item('bloquear', 'Bloquear') : item('desbloquear', 'Desbloquear'),
  ];
}

/** The agencies with their states. */
export function ListaAgencias({ agencias, loading, buscando, onAcao }: ListaAgenciasProps) {
  return (
    <DataTable
      caption="Agências"
      captionHidden
      columns={columns}
      rows={agencias}
      keyOf={({ id }) => id}
      loading={loading}
      emptyTitle={buscando ? 'Nenhuma agência encontrada' : 'Nenhuma agência ainda'}
      emptyText={buscando ? 'Mude a busca.' : 'Crie a primeira com “Nova agência”.'}
      actions={(agencia) => <Menu label="Ações" about={`de ${agencia.nome}`} items={itemsOf(agencia, onAcao)} />}
    />
  );
}
