/** Card types. Debit has neither instalments nor pre-authorization. */
export const tiposCartao = ['credito', 'debito'] as const;
export type TipoCartao = (typeof tiposCartao)[number];
export type FormaPagamento = 'pix' | TipoCartao;

export const MAXIMO_PARCELAS = 12;
/** Minimum instalment: R$ 5,00. */
export const PARCELA_MINIMA_CENTAVOS = 500;
/** Time limit of a bank's 3DS challenge, in minutes; the hold is extended to cover it, once. */
export const DESAFIO_MINUTOS = 5;
/** Maximum card attempts per order, against card testing. */
export const MAXIMO_TENTATIVAS_CARTAO = 6;

/** One way of splitting a total into interest-free instalments. */
export interface OpcaoParcelas {
  parcelas: number;
  /** Value of each instalment, in centavos. */
  valorCentavos: number;
  /** Value of the first instalment, which includes the rounding remainder. */
  primeiraCentavos: number;
}

const split = (totalCentavos: number, parcelas: number): OpcaoParcelas => {
  const valorCentavos = Math.floor(totalCentavos / parcelas);
  return { parcelas, valorCentavos, primeiraCentavos: totalCentavos - valorCentavos * (parcelas - 1) };
};

/** All allowed instalment plans of a total: a single payment always, more while each instalment reaches the minimum. */
export function opcoesParcelas(totalCentavos: number): OpcaoParcelas[] {
  const all = Array.from({ length: MAXIMO_PARCELAS }, (_, i) => split(totalCentavos, i + 1));
  return all.filter(({ parcelas, valorCentavos }) => parcelas === 1 || valorCentavos >= PARCELA_MINIMA_CENTAVOS);
}

/** True when a card of this type may pay the total in this number of instalments. */
export const allowsParcelas = (tipo: TipoCartao, totalCentavos: number, parcelas: number): boolean =>
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

/** Display name of a card brand. */
export const nomeBandeira = (bandeira: Bandeira): string => nomes[bandeira];

/** A nonce of letters only, so that no filter mistakes it for a card number. */
export const toNonce = (uuid: string): string =>
  uuid.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'z');
