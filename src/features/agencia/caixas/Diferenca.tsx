import { formatCentavos } from '../../../domain/base/dinheiro';
import { fechamentoDe, linhasDaGaveta, textoDiferenca, textoExplicacao } from '../../../domain/agencia/caixa/relatorio';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';

/** Expected and counted cash with possible explanations; hidden before the count. */
export function Diferenca({ caixa }: { caixa: Caixa }) {
  const fechamento = fechamentoDe(caixa);
  if (fechamento === null) {
    return (
      <Card title="Dinheiro na gaveta">
        <p>A gaveta ainda não foi contada. O valor esperado aparece depois da contagem.</p>
      </Card>
    );
  }
  const { contadoCentavos, diferencaCentavos, explicacoes } = fechamento;
  return (
    <Card title="Dinheiro na gaveta">
      <Stack gap={4}>
        <DescriptionList
          layout="spread"
          items={[
            ...linhasDaGaveta(caixa),
            { label: 'Contado', value: formatCentavos(contadoCentavos) },
            { label: 'Diferença', value: <strong>{textoDiferenca(diferencaCentavos)}</strong> },
          ]}
        />
        {diferencaCentavos === 0 ? (
          <Alert kind="success">O contado é igual ao esperado.</Alert>
        ) : (
          <Alert kind="warning" title="O que pode explicar a diferença">
            {explicacoes.length === 0 ? (
              <p>Nenhum movimento deste caixa explica a diferença. Conte de novo e confira os comprovantes.</p>
            ) : (
              <List gap={3} marker="bullet">
                {explicacoes.map((one) => (
                  <li key={`${one.regra} ${one.movimentos.join()}`}>{textoExplicacao(one, caixa.movimentos)}</li>
                ))}
              </List>
            )}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
