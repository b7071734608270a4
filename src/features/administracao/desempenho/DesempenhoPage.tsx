import { useState } from 'react';
import { readFailureText } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { BuscaDesempenho } from '../../../domain/wire/administracao/desempenho';
import { useDesempenhoQuery } from '../../../store/api/administracao/administracao';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Text } from '../../../ui/Text/Text';
import { COLUNAS } from './colunasDesempenho';
import { FiltroDesempenho } from './FiltroDesempenho';
import { LimitesDesempenho } from './LimitesDesempenho';

/** How quick each route was for its visitors, against Google's limits; for administrators. */
export function DesempenhoPage() {
  const [busca, setBusca] = useState<BuscaDesempenho>({ dias: '7' });
  const { currentData, data, error, isFetching, refetch } = useDesempenhoQuery(busca, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page
      title={rotas.administracaoDesempenho.titulo}
      lede="A velocidade das páginas para quem as visita: três de cada quatro visitas foram assim ou melhores."
    >
      <Stack gap={6}>
        <FiltroDesempenho busca={busca} versoes={data?.versoes ?? []} onBusca={setBusca} />
        <DataTable
          caption="Medidas por página"
          wordy
          columns={COLUNAS}
          rows={currentData?.rotas ?? []}
          keyOf={({ rota }) => rota}
          loading={isFetching}
          error={error && !isFetching ? readFailureText(error) : null}
          onRetry={() => void refetch()}
          emptyTitle="Nenhuma visita medida"
          emptyText="Uma em cada cinco visitas é medida, e conta quando a página é fechada."
        />
        <LimitesDesempenho />
        <Text tone="quiet">Só contagens por dia: nada de quem visitou é guardado.</Text>
      </Stack>
    </Page>
  );
}
