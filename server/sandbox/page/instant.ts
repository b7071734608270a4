import { FUSO_DA_SEDE } from '../../../src/domain/base/data';
/** Date and time of the page, in São Paulo's time. */
export const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: FUSO_DA_SEDE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
