import { SeatIcon } from '../icons/SeatIcon';
import { t } from '../../words/t';

/** From this number the card warns of few seats. */
const FEW = 5;

/** Free seats in words, so that colour is redundant. */
export function SeatsLeft({ count }: { count: number }) {
  const few = count <= FEW;
  return (
    <p className="it-trip__seats" data-few={few}>
      <SeatIcon size={16} />
      {seatsText(count, few)}
    </p>
  );
}

function seatsText(count: number, few: boolean) {
  if (count === 1) return t('Última poltrona');
  return few ? t('Últimas {n} poltronas', { n: count }) : t('{n} poltronas livres', { n: count });
}
