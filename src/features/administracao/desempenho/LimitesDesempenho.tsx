import { LIMITES, medidaEscrita, METRICAS, type Metrica } from '../../../domain/aplicativo/vitais';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { nomeMetrica } from './colunasDesempenho';

const limites = (metrica: Metrica): string => {
  const [bom, ruim] = LIMITES[metrica].map((valor) => medidaEscrita(metrica, valor));
  return `bom até ${bom}, ruim acima de ${ruim}`;
};

/** Google's limits, by which each figure is judged. */
export function LimitesDesempenho() {
  return (
    <Card title="Como as medidas são julgadas">
      <DescriptionList items={METRICAS.map((metrica) => ({ label: nomeMetrica[metrica], value: limites(metrica) }))} />
    </Card>
  );
}
