import { diaEm, formatDia, FUSO_DA_SEDE } from '../../base/data';

/** The day of an instant at the company: `24/12/2026`. */
export const formatDiaDe = (instante: string): string => formatDia(diaEm(new Date(instante), FUSO_DA_SEDE));
