import { type Dia, diasEntre } from '../base/data';

/** How far a deadline is: `vence em 3 dias`, `vence hoje`, `venceu há 1 dia`. */
export function textoPrazo(prazo: Dia, hoje: Dia): string {
  const dias = diasEntre(hoje, prazo);
  const quantos = Math.abs(dias) === 1 ? '1 dia' : `${Math.abs(dias)} dias`;
  if (dias === 0) return 'vence hoje';
  return dias > 0 ? `vence em ${quantos}` : `venceu há ${quantos}`;
}
