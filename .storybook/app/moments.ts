/** Time of the API recording, and default time of every story. */
export const AGORA = new Date('2026-11-21T12:00:00-03:00');

/** Half an hour before a night without midnight in São Paulo: clocks went from 0:00 to 1:00. */
export const VESPERA_DA_MUDANCA = new Date('2018-11-03T23:30:00-03:00');
