/** The hours of a day in which nobody's phone rings for news that can wait, on the clocks of the place of departure. */
const DE = 21;
const ATE = 8;
/** A departure this near is news at any hour: a coach that leaves at night is missed at night. */
const HORAS_URGENTES = 12;

/**
 * Whether a notice may be sent now.
 * @param hora the time at the place of departure, `HH:MM`.
 * @param horasAtePartir negative once the coach has left.
 */
export function mayRing(hora: string, horasAtePartir: number): boolean {
  if (horasAtePartir >= 0 && horasAtePartir <= HORAS_URGENTES) return true;
  const hour = Number(hora.slice(0, 2));
  return hour >= ATE && hour < DE;
}
