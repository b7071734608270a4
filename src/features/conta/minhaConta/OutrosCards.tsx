import { useEffect } from 'react';
import { useAvisosQuery } from '../../../store/api/avisos/avisos';
import { useCartoesSalvosQuery } from '../../../store/api/cartoes';
import { useCreditosQuery, useMeusCuponsQuery } from '../../../store/api/creditos';
import { selectAvisosDoAparelho } from '../../../store/avisos/avisos';
import { selectDispositivos } from '../../../store/conta/minhaConta';
import { useAppSelector } from '../../../store/hooks';
import { AvisosCard } from './AvisosCard';
import { CartoesCard } from './CartoesCard';
import { CreditosCard } from './CreditosCard';
import { CuponsCard } from './CuponsCard';

export interface OutrosCardsProps {
  /** Called once each of them, and the list of devices below them, has what it shows or has failed. */
  onKnown: () => void;
}

/** Credit, coupons, notices and saved cards, which need the cache of reads. */
export function OutrosCards({ onKnown }: OutrosCardsProps) {
  const isKnown = useTudoConhecido();
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  return (
    <>
      <CreditosCard />
      <CuponsCard />
      <AvisosCard />
      <CartoesCard />
    </>
  );
}

function useTudoConhecido(): boolean {
  const reads = [useCreditosQuery(), useMeusCuponsQuery(), useAvisosQuery(), useCartoesSalvosQuery()];
  const aparelho = useAppSelector(selectAvisosDoAparelho);
  const dispositivos = useAppSelector(selectDispositivos);
  return reads.every(({ isLoading }) => !isLoading) && aparelho !== 'desconhecido' && dispositivos.phase !== 'loading';
}
