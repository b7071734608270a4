import { isPior, type Efeito, type Recusa } from './judgeMudancas';
import { msg } from '../../../words/t';

/** Consequences of another seat in words: `mesma classe, separa quem viaja junto, outro piso`. */
export function explainEfeito(efeito: Efeito): string {
  const classe = efeito.classe === 0 ? 'mesma classe' : efeito.classe > 0 ? 'classe melhor' : 'classe inferior';
  return [
    efeito.volta && 'volta à poltrona da compra',
    classe,
    efeito.separa && 'separa quem viaja junto',
    efeito.outroAndar && 'outro piso',
    efeito.perdeAcessivel && 'perde a poltrona acessível',
    efeito.perdeMulheres && 'perde a poltrona preferencial para mulheres',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Why a seat cannot be given, in words. */
export const palavrasRecusa: Record<Recusa, string> = {
  inexistente: 'Esta poltrona não existe no outro ônibus.',
  ocupada: 'Esta poltrona já é de outra pessoa.',
  sem_destino: 'Escolha a nova poltrona.',
};

/** `Falta lugar para 3 pessoas no outro ônibus.` */
export const textoFaltam = (count: number): string =>
  `Falta lugar para ${count === 1 ? '1 pessoa' : `${count} pessoas`} no outro ônibus.`;

/** The sentence that the operator confirms: `12 pessoas mudam de poltrona, 2 delas para pior.` */
export function resumoMudancas(efeitos: readonly Efeito[]): string {
  if (efeitos.length === 0) return 'Ninguém muda de poltrona.';
  const people = efeitos.length === 1 ? '1 pessoa muda de poltrona' : `${efeitos.length} pessoas mudam de poltrona`;
  const worse = efeitos.filter(isPior).length;
  return worse === 0 ? `${people}, ninguém para pior.` : `${people}, ${worse} para pior.`;
}

/** Said wherever somebody gets a worse class, or loses a step-free seat. */
export const DIREITO_CLASSE_INFERIOR = msg(
  'Quem fica em classe inferior, ou sem a poltrona acessível, pode cancelar sem taxa e receber tudo de volta, ou remarcar sem taxa.',
);
