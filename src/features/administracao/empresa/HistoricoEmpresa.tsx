import { nomesDasPartes } from '../../../domain/companhia/partesEmpresa';
import { quando } from '../../../domain/base/quando';
import { useVersoesEmpresaQuery } from '../../../store/api/administracao/empresaAdministrada';
import { Card } from '../../../ui/Card/Card';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';

/** The changes of the company's document: who, when, and which parts. */
export function HistoricoEmpresa() {
  const { currentData, error, isFetching, refetch } = useVersoesEmpresaQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && error && !isFetching) {
    return (
      <FalhaDaLeitura
        title="Não conseguimos buscar o histórico"
        error={error}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <Card title="Histórico">
      <OrderTimeline
        label="Histórico"
        loading={!currentData}
        steps={(currentData ?? []).map(({ versao, autor, em, partes }) => ({
          id: String(versao),
          titulo: `Versão ${versao}`,
          state: 'done',
          quando: `${quando(em)}, por ${autor}`,
          ...(partes.length > 0 && { detalhe: `Mudou: ${nomesDasPartes(partes)}` }),
        }))}
      />
    </Card>
  );
}
