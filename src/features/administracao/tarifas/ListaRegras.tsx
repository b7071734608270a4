import {
  descreveQuando,
  descreveTrecho,
  descreveValor,
  rotulosEtapa,
  rotulosSituacao,
} from '../../../domain/administracao/tarifas/palavrasTarifa';
import { formatDiaDe } from '../../../domain/administracao/tarifas/autoria';
import type { RegraTarifaCadastrada } from '../../../domain/wire/administracao/tarifas';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Menu } from '../../../ui/Menu/Menu';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';

export type AcaoDaRegra = 'substituir' | 'encerrar';

export interface ListaRegrasProps {
  regras: readonly RegraTarifaCadastrada[];
  loading: boolean;
  /** Words of a failed read; null without one. */
  error: string | null;
  onRetry: () => void;
  filtrando: boolean;
  onAcao: (acao: AcaoDaRegra, regra: RegraTarifaCadastrada) => void;
}

const tons = { em_vigor: 'success', futura: 'info', vencida: 'neutral', encerrada: 'neutral' } as const;

const columns: Column<RegraTarifaCadastrada>[] = [
  {
    id: 'nome',
    header: 'Regra',
    cell: ({ nome, etapa }) => (
      <Stack gap={1}>
        <span>{nome}</span>
        <Text as="span" tone="quiet" size="sm" weight="regular">
          {rotulosEtapa[etapa]}
        </Text>
      </Stack>
    ),
  },
  { id: 'valor', header: 'Efeito', align: 'end', cell: descreveValor },
  {
    id: 'onde',
    header: 'Onde e quando',
    cell: (regra) => (
      <Stack gap={1}>
        <span>{descreveTrecho(regra)}</span>
        <Text as="span" tone="quiet" size="sm">
          {descreveQuando(regra)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao }) => <StatusBadge kind={tons[situacao]}>{rotulosSituacao[situacao]}</StatusBadge>,
  },
  {
    id: 'autoria',
    header: 'Quem',
    cell: ({ criadaPor, criadaEm, encerradaPor, encerradaEm }) => (
      <Stack gap={1}>
        <Text as="span" wrap="anywhere">{`Criada por ${criadaPor} em ${formatDiaDe(criadaEm)}`}</Text>
        {encerradaEm !== null && (
          <Text as="span" wrap="anywhere">{`Encerrada por ${encerradaPor} em ${formatDiaDe(encerradaEm)}`}</Text>
        )}
      </Stack>
    ),
  },
];

/** The rules with those who made and ended them. */
export function ListaRegras({ regras, loading, error, onRetry, filtrando, onAcao }: ListaRegrasProps) {
  return (
    <DataTable
      caption="Regras de tarifas"
      captionHidden
      wordy
      columns={columns}
      rows={regras}
      keyOf={({ id }) => id}
      loading={loading}
      error={error}
      onRetry={onRetry}
      emptyTitle={filtrando ? 'Nenhuma regra encontrada' : 'Nenhuma regra ainda'}
      emptyText={
        filtrando ? 'Mude a busca ou os filtros.' : 'Todas as viagens custam a tarifa base. Crie a primeira regra.'
      }
      actions={(regra) =>
        regra.situacao !== 'encerrada' && (
          <Menu
            label="Ações"
            about={`de ${regra.nome}`}
            items={[
              { id: 'substituir', label: 'Substituir por outra', onSelect: () => onAcao('substituir', regra) },
              { id: 'encerrar', label: 'Encerrar', onSelect: () => onAcao('encerrar', regra) },
            ]}
          />
        )
      }
    />
  );
}
