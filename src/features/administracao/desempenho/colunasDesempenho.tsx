import { METRICAS, medidaEscrita, notaOf, type Metrica, type Nota } from '../../../domain/aplicativo/vitais';
import { rotas, type Rota } from '../../../domain/base/rotas';
import type { DesempenhoDaRota } from '../../../domain/wire/administracao/desempenho';
import type { Column } from '../../../ui/DataTable/DataTable';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge, type StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';

/** Names of the metrics for people who do not know their abbreviations. */
export const nomeMetrica: Record<Metrica, string> = {
  LCP: 'Conteúdo à vista (LCP)',
  INP: 'Resposta ao toque (INP)',
  CLS: 'Saltos na tela (CLS)',
  TTFB: 'Resposta do servidor (TTFB)',
};

const NOTAS: Record<Nota, { kind: NonNullable<StatusBadgeProps['kind']>; texto: string }> = {
  bom: { kind: 'success', texto: 'bom' },
  'a-melhorar': { kind: 'warning', texto: 'a melhorar' },
  ruim: { kind: 'danger', texto: 'ruim' },
};

const NUMBER = new Intl.NumberFormat('pt-BR');

function Medida({ metrica, medidas }: { metrica: Metrica; medidas: DesempenhoDaRota['medidas'] }) {
  const medida = medidas.find((one) => one.metrica === metrica);
  if (!medida) return <Text tone="quiet">sem medida</Text>;
  const { kind, texto } = NOTAS[notaOf(metrica, medida.p75)];
  return (
    <Stack gap={1}>
      <StatusBadge kind={kind}>{`${medidaEscrita(metrica, medida.p75)}, ${texto}`}</StatusBadge>
      <Text size="sm" tone="quiet">
        {`${Math.floor((medida.boas / medida.visitas) * 100)}% boas de ${NUMBER.format(medida.visitas)}`}
      </Text>
    </Stack>
  );
}

function pagina({ rota }: DesempenhoDaRota): string {
  const known: Rota | undefined = Object.entries(rotas).find(([nome]) => nome === rota)?.[1];
  return known?.titulo ?? 'Outras';
}

/** A column for the page, then one for each metric. */
export const COLUNAS: readonly Column<DesempenhoDaRota>[] = [
  { id: 'rota', header: 'Página', cell: pagina },
  ...METRICAS.map((metrica) => ({
    id: metrica,
    header: nomeMetrica[metrica],
    cell: ({ medidas }: DesempenhoDaRota) => <Medida metrica={metrica} medidas={medidas} />,
  })),
];
