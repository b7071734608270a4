/** The moment in which the API was recorded, and in which every story lives unless the toolbar says otherwise. */
export const AGORA = new Date('2026-11-21T12:00:00-03:00');

/** Half an hour before the last night that had no midnight in São Paulo: the clocks went from 0:00 to 1:00. */
export const VESPERA_DA_MUDANCA = new Date('2018-11-03T23:30:00-03:00');
