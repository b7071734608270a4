/** How an order is paid. Debit has neither instalments nor a reservation of the amount. */
export const tiposCartao = ['credito', 'debito'] as const;
export type TipoCartao = (typeof tiposCartao)[number];
export type FormaPagamento = 'pix' | TipoCartao;

export const MAXIMO_PARCELAS = 12;
/** No instalment is smaller than R$ 5,00. */
export const PARCELA_MINIMA_CENTAVOS = 500;
/** A bank's challenge is open this long at most, and a hold is made to last so long, once. */
export const DESAFIO_MINUTOS = 5;
/** After so many cards somebody is trying out cards. */
export const MAXIMO_TENTATIVAS_CARTAO = 6;

/** One way of splitting a total, without interest. */
export interface OpcaoParcelas {
  parcelas: number;
  /** Of each instalment, integer centavos. */
  valorCentavos: number;
  /** Of the first, which takes the centavos that are left over. */
  primeiraCentavos: number;
}

const split = (totalCentavos: number, parcelas: number): OpcaoParcelas => {
  const valorCentavos = Math.floor(totalCentavos / parcelas);
  return { parcelas, valorCentavos, primeiraCentavos: totalCentavos - valorCentavos * (parcelas - 1) };
};

/** Every number of instalments that a total may be paid in: at once always, more while none gets too small. */
export function opcoesParcelas(totalCentavos: number): OpcaoParcelas[] {
  const all = Array.from({ length: MAXIMO_PARCELAS }, (_, i) => split(totalCentavos, i + 1));
  return all.filter(({ parcelas, valorCentavos }) => parcelas === 1 || valorCentavos >= PARCELA_MINIMA_CENTAVOS);
}

/** True where a card of that kind may pay the total in so many instalments. */
export const podeParcelar = (tipo: TipoCartao, totalCentavos: number, parcelas: number): boolean =>
  tipo === 'debito' ? parcelas === 1 : opcoesParcelas(totalCentavos).some((opcao) => opcao.parcelas === parcelas);

export const bandeiras = ['visa', 'mastercard', 'elo', 'amex', 'hipercard'] as const;
export type Bandeira = (typeof bandeiras)[number];

const nomes: Record<Bandeira, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** A brand as people write it. */
export const nomeBandeira = (bandeira: Bandeira): string => nomes[bandeira];

/** Letters only, so that nothing that passes by takes it for a card number. */
export const toNonce = (uuid: string): string =>
  uuid.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'z');
