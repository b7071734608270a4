import { nomePapel } from '../../../domain/agencia/caixa/estado';
import { textoPontos } from '../../../domain/agencia/caixa/operador';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Operador } from '../../../domain/wire/agencia/operadores';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Inline } from '../../../ui/Inline/Inline';
import { Menu, type MenuItem } from '../../../ui/Menu/Menu';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { nomeSituacao, textoAcesso, tomSituacao } from './palavrasOperador';

export type AcaoDaLinha = 'editar' | 'bloquear' | 'desbloquear' | 'redefinir' | 'auditoria' | 'consultas';

export interface ListaOperadoresProps {
  operadores: readonly Operador[];
  loading: boolean;
  filtrando: boolean;
  onAcao: (acao: AcaoDaLinha, operador: Operador) => void;
}

const columns: Column<Operador>[] = [
  {
    id: 'nome',
    header: 'Operador',
    cell: ({ nome, email, proprio }) => (
      <Stack gap={1}>
        <span>{proprio ? `${nome} (você)` : nome}</span>
        <Text as="span" tone="quiet" size="sm" weight="regular" wrap="anywhere">
          {email}
        </Text>
      </Stack>
    ),
  },
  { id: 'papel', header: 'Função', cell: ({ papel }) => nomePapel[papel] },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao, acesso }) => (
      <Inline gap={2} rowGap={1}>
        <StatusBadge kind={tomSituacao[situacao]}>{nomeSituacao[situacao]}</StatusBadge>
        {textoAcesso[acesso] && (
          <Text as="span" tone="quiet" size="sm" weight="regular">
            {textoAcesso[acesso]}
          </Text>
        )}
      </Inline>
    ),
  },
  { id: 'caixa', header: 'Caixa', cell: ({ caixaAberto }) => (caixaAberto ? 'Aberto' : 'Fechado') },
  {
    id: 'gaveta',
    header: 'Limite da gaveta',
    align: 'end',
    cell: ({ limiteCaixaCentavos }) => formatCentavos(limiteCaixaCentavos),
  },
  {
    id: 'desconto',
    header: 'Desconto',
    align: 'end',
    cell: ({ limiteDescontoPontos }) => `${textoPontos(limiteDescontoPontos)}%`,
  },
  {
    id: 'comissao',
    header: 'Comissão',
    align: 'end',
    cell: ({ comissaoPontos }) => `${textoPontos(comissaoPontos)}%`,
  },
];

/** Actions on an operator; none that would remove one's own access. */
function itemsOf(operador: Operador, onAcao: ListaOperadoresProps['onAcao']): MenuItem[] {
  const item = (id: AcaoDaLinha, label: string): MenuItem => ({ id, label, onSelect: () => onAcao(id, operador) });
  const { proprio, situacao } = operador;
  return [
    item('editar', 'Editar função e limites'),
    ...(!proprio && situacao !== 'bloqueado' ? [item('redefinir', 'Redefinir acesso')] : []),
    ...(!proprio && situacao === 'ativo' ? [item('bloquear', 'Bloquear')] : []),
    ...(!proprio && situacao === 'bloqueado' ? [item('desbloquear', 'Desbloquear')] : []),
    item('auditoria', 'Ver histórico'),
    item('consultas', 'Ver consultas a dados pessoais'),
  ];
}

/** Operators of the establishment with their actions. */
export function ListaOperadores({ operadores, loading, filtrando, onAcao }: ListaOperadoresProps) {
  return (
    <DataTable
      compact
      caption="Operadores"
      captionHidden
      columns={columns}
      rows={operadores}
      keyOf={({ id }) => id}
      loading={loading}
      emptyTitle={filtrando ? 'Nenhum operador encontrado' : 'Nenhum operador ainda'}
      emptyText={filtrando ? 'Mude a busca ou os filtros.' : 'Crie o primeiro com “Novo operador”.'}
      actions={(operador) => <Menu label="Ações" about={`de ${operador.nome}`} items={itemsOf(operador, onAcao)} />}
    />
  );
}
