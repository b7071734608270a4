import type { ReactNode } from 'react';
import { List } from '../List/List';
import { ListRow } from '../List/ListRow';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { t } from '../../words/t';

/** Something that was sold with the seat. */
export interface TicketExtra {
  /** `1 × Bicicleta` */
  nome: string;
  /** `R$ 40,00` */
  valor: string;
  /** State other than valid: `Cancelado`. */
  situacao?: string;
  /** A quiet small Button. */
  acao?: ReactNode;
}

/** The extras of a ticket, each with what can be done with it. */
export function TicketExtras({ adicionais }: { adicionais: readonly TicketExtra[] }) {
  return (
    <List gap={3} lines="between" label={t('Adicionais')}>
      {adicionais.map(({ nome, valor, situacao, acao }) => (
        <li key={nome + situacao}>
          <ListRow name={nome} about={valor} badge={situacao && <StatusBadge>{situacao}</StatusBadge>} action={acao} />
        </li>
      ))}
    </List>
  );
}
