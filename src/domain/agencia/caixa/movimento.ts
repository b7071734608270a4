/** Kinds of movement in a till (caixa). */
export const tiposMovimento = ['abertura', 'venda', 'cancelamento', 'sangria', 'suprimento', 'ajuste'] as const;
export type TipoMovimento = (typeof tiposMovimento)[number];

/** Payment methods of a movement. Only `dinheiro` is in the drawer; the others are accounted for by a provider. */
export const modalidades = ['dinheiro', 'debito', 'credito', 'pix', 'link', 'maquininha'] as const;
export type Modalidade = (typeof modalidades)[number];

export const nomeModalidade: Record<Modalidade, string> = {
  dinheiro: 'Dinheiro',
  debito: 'Cartão de débito',
  credito: 'Cartão de crédito',
  pix: 'Pix',
  link: 'Link de pagamento',
  maquininha: 'Maquininha',
};

export const nomeTipoMovimento: Record<TipoMovimento, string> = {
  abertura: 'Abertura',
  venda: 'Venda',
  cancelamento: 'Cancelamento',
  sangria: 'Sangria',
  suprimento: 'Suprimento',
  ajuste: 'Ajuste',
};

/** The fields of a movement that the cash rules read. */
export interface ValorMovido {
  tipo: TipoMovimento;
  modalidade: Modalidade;
  /** Signed: positive into the till, negative out of it. */
  valorCentavos: number;
  /** On a cancellation: the colleague who made the sale; absent when the till's own operator did. */
  vendidoPor?: string;
}

/** True when the sign of a value fits its kind. Zero is valid for a float, a free sale and its reversal. */
export function sinalCerto(tipo: TipoMovimento, valorCentavos: number): boolean {
  if (!Number.isSafeInteger(valorCentavos)) return false;
  if (tipo === 'abertura' || tipo === 'venda') return valorCentavos >= 0;
  if (tipo === 'suprimento') return valorCentavos > 0;
  if (tipo === 'cancelamento') return valorCentavos <= 0;
  if (tipo === 'sangria') return valorCentavos < 0;
  return valorCentavos !== 0;
}

/** Cash expected in the drawer, in centavos: the sum of all cash movements, float included. */
export const esperadoEmDinheiro = (movimentos: readonly ValorMovido[]): number =>
  movimentos.reduce((sum, { modalidade, valorCentavos }) => sum + (modalidade === 'dinheiro' ? valorCentavos : 0), 0);
