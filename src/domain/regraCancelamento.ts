const HOUR_MS = 3_600_000;

/** The numbers of an interstate trip bought at a distance; the purchase and the ticket show those of their dated rule. */
const REGRA = { diasArrependimento: 7, horasMinimas: 3 };

/** What a card says of giving a trip up, in few words; null where it leaves too soon for a promise. */
export const regraNoCartao = (partida: string, agora: number): string | null =>
  Date.parse(partida) - agora < REGRA.horasMinimas * HOUR_MS
    ? null
    : `100% de volta em até ${REGRA.diasArrependimento} dias da compra`;
