import { t } from '../../words/t';

const HOUR_MS = 3_600_000;

/** Rule of an interstate distance purchase; purchase and ticket show their own dated policy. */
const REGRA = { diasArrependimento: 7, horasMinimas: 3 };

/** Cancellation promise on a trip card; null when departure is too near for one. */
export const regraNoCartao = (partida: string, agora: number): string | null =>
  Date.parse(partida) - agora < REGRA.horasMinimas * HOUR_MS
    ? null
    : t('100% de volta em até {n} dias da compra', { n: REGRA.diasArrependimento });
