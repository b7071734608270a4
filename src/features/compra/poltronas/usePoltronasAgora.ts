import { useMemo } from 'react';
import { poltronasPara } from '../../../domain/compra/escolhaPoltronas';
import { mapaAgora } from '../../../domain/compra/poltronasAoVivo';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import { selectCompra, selectPoltronasReservadas } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';

/** The seats as they are now, and those that another person took while they were chosen here. */
export function usePoltronasAgora(mapa: MapaPoltronas) {
  const { viagemId } = mapa;
  const { ocupadas, perdidas, semAoVivo } = useAppSelector(selectCompra);
  const reservadas = useAppSelector((state) => selectPoltronasReservadas(state, viagemId));
  const agora = useMemo(() => mapaAgora(mapa, ocupadas), [mapa, ocupadas]);
  const poltronas = useMemo(() => poltronasPara(agora, reservadas), [agora, reservadas]);
  const lost = useMemo(
    () => perdidas.filter((seat) => seat.viagemId === viagemId).map(({ numero }) => numero),
    [perdidas, viagemId],
  );
  return { poltronas, perdidas: lost, conferencia: agora.conferencia, semAoVivo };
}
