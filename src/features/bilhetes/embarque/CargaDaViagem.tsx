import type { Lido } from '../../../domain/bilhetes/porta';
import { describeAdicionais } from '../../../domain/compra/adicionais/describeAdicionais';
import type { CargaDoBilhete } from '../../../domain/wire/bilhetes/embarque';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';

interface CargaDaViagemProps {
  carga: readonly CargaDoBilhete[];
  lidos: Readonly<Record<string, Lido>>;
}

/** Everything to load beside ordinary luggage, seat by seat; nothing where no ticket brings any. */
export function CargaDaViagem({ carga, lidos }: CargaDaViagemProps) {
  if (carga.length === 0) return null;
  return (
    <Card title="Para carregar">
      <DescriptionList
        items={[
          { label: 'Ao todo', value: describeAdicionais(carga.flatMap(({ adicionais }) => adicionais)) },
          ...carga.map(({ bilheteId, poltrona, adicionais }) => ({
            label: `Poltrona ${poltrona}`,
            value: `${describeAdicionais(adicionais)}${bilheteId in lidos ? ', embarcou' : ''}`,
          })),
        ]}
      />
    </Card>
  );
}
