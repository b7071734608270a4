import type { Lido } from '../../../domain/bilhetes/porta';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { horaNoAparelho } from './horaNoAparelho';

/** Boarded passengers, latest first. */
export function Lidos({ lidos }: { lidos: Readonly<Record<string, Lido>> }) {
  const ordered = Object.values(lidos).sort((a, b) => b.lidoEm.localeCompare(a.lidoEm));
  if (ordered.length === 0) return null;
  return (
    <Card title="Já embarcaram">
      <DescriptionList
        items={ordered.map(({ poltrona, iniciais, lidoEm }) => ({
          label: `Poltrona ${poltrona}`,
          value: [iniciais, horaNoAparelho(lidoEm)].filter(Boolean).join(', '),
        }))}
      />
    </Card>
  );
}
