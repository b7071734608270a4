import { SeatIcon } from '../icons/SeatIcon';

/** From here on the card says that seats run out. */
const FEW = 5;

/** How full the coach is, in words, so that colour only repeats it. */
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
  if (count === 1) return 'Última poltrona';
  return few ? `Últimas ${count} poltronas` : `${count} poltronas livres`;
}
