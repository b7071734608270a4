import type { ReactNode } from 'react';
import { isAvisoNaBarra } from '../../domain/compra/avisoCompra';
import type { EtapaCompra } from '../../domain/compra/compra';
import { selectCompra } from '../../store/compra/compra';
import { selectMapa, selectPorConfirmar } from '../../store/compra/mapas';
import { selectInterrompida } from '../../store/sessao/sessao';
import { useAppSelector } from '../../store/hooks';
import { AvisoCompra } from './AvisoCompra';
import { SessaoInterrompida } from './SessaoInterrompida';
import { PoltronaEspecial } from './poltronas/PoltronaEspecial';
import { PoltronaPerdida } from './poltronas/PoltronaPerdida';

/** Notice of what hinders the current step, for the place next to its button: a failure, a lost seat, a question. */
export function useAvisoDoPasso(etapa: EtapaCompra): ReactNode {
  const { aviso } = useAppSelector(selectCompra);
  const daEscolha = useAvisoDaEscolha();
  const isInterrupted = useAppSelector(selectInterrompida) !== null;
  if (isInterrupted) return <SessaoInterrompida />;
  if (etapa === 'poltronas' && daEscolha) return daEscolha;
  return aviso && isAvisoNaBarra(aviso) ? <AvisoCompra aviso={aviso} etapa={etapa} /> : null;
}

/** Notice about the displayed leg's seats, unless the latest failure is of another kind. */
function useAvisoDaEscolha(): ReactNode {
  const { trechos, trechoAtual, perdidas, aviso } = useAppSelector(selectCompra);
  const trecho = trechos[trechoAtual];
  const mapa = useAppSelector((state) => trecho && selectMapa(state, trecho));
  const especiais = useAppSelector((state) => (trecho ? selectPorConfirmar(state, trecho) : []), sameSeats);
  if (!trecho || !mapa) return null;
  const isLost = perdidas.some(({ viagemId }) => viagemId === trecho.viagemId);
  if (isLost && (!aviso || aviso.tipo === 'perdidas')) return <PoltronaPerdida mapa={mapa} trecho={trecho} />;
  if (especiais.length === 0 || (aviso && aviso.tipo !== 'confirmacao')) return null;
  // Mounted anew after a refused press, so that it is announced again.
  const key = aviso?.tipo ?? 'escolha';
  return <PoltronaEspecial key={key} viagemId={trecho.viagemId} poltronas={especiais} recusa={aviso?.mensagem} />;
}

const sameSeats = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);
