import { formatCentavos } from '../../../domain/base/dinheiro';
import { textoPontos } from '../../../domain/agencia/caixa/operador';
import { nomeModalidade } from '../../../domain/agencia/caixa/movimento';
import { resumoDe } from '../../../domain/agencia/caixa/relatorio';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { BarChart } from '../../../ui/BarChart/BarChart';
import { Card } from '../../../ui/Card/Card';
import { Grid } from '../../../ui/Grid/Grid';
import { ReportTile } from '../../../ui/ReportTile/ReportTile';
import { Stack } from '../../../ui/Stack/Stack';

const contado = (count: number, um: string, varios: string): string => `${count} ${count === 1 ? um : varios}`;

/** Sales, cancellations and commission, in total and by payment method. */
export function Totais({ caixa }: { caixa: Pick<Caixa, 'movimentos' | 'comissaoPontos'> }) {
  const resumo = resumoDe(caixa);
  const soma = (key: 'vendas' | 'cancelamentos') => resumo.porModalidade.reduce((sum, one) => sum + one[key], 0);
  return (
    <Stack gap={4}>
      <Grid min={14} stretch>
        <ReportTile
          label="Vendas líquidas"
          value={formatCentavos(resumo.liquidoCentavos)}
          detail={contado(soma('vendas'), 'venda', 'vendas')}
        />
        <ReportTile
          label="Cancelamentos"
          value={formatCentavos(resumo.canceladoCentavos)}
          detail={contado(soma('cancelamentos'), 'cancelamento', 'cancelamentos')}
        />
        <ReportTile
          label="Comissão"
          value={formatCentavos(resumo.comissaoCentavos)}
          detail={`${textoPontos(caixa.comissaoPontos)}% das vendas líquidas`}
        />
      </Grid>
      <Card>
        {resumo.porModalidade.length === 0 ? (
          <p>Nenhuma venda neste caixa.</p>
        ) : (
          <BarChart
            caption="Vendas líquidas por modalidade"
            labelHeader="Modalidade"
            valueHeader="Vendas líquidas"
            bars={resumo.porModalidade.map(({ modalidade, liquidoCentavos }) => ({
              id: modalidade,
              label: nomeModalidade[modalidade],
              value: liquidoCentavos,
              text: formatCentavos(liquidoCentavos),
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}
