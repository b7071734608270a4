/** What happens in a till (caixa). */
export const tiposMovimento = ['abertura', 'venda', 'cancelamento', 'sangria', 'suprimento', 'ajuste'] as const;
export type TipoMovimento = (typeof tiposMovimento)[number];

/** How the money of a movement moved. Only `dinheiro` is in the drawer; of the rest a provider keeps the books. */
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

/** The least that the rules ask of a movement. */
export interface ValorMovido {
  tipo: TipoMovimento;
  modalidade: Modalidade;
  /** Signed: what comes into the till is positive, what leaves it negative. */
  valorCentavos: number;
  /** Of a cancellation: the colleague who made the sale; none where the till's own operator did. */
  vendidoPor?: string;
}

/** Whether the sign of a value is that of its kind; zero is a float or a sale that costs nothing, and its reversal. */
export function sinalCerto(tipo: TipoMovimento, valorCentavos: number): boolean {
  if (!Number.isSafeInteger(valorCentavos)) return false;
  if (tipo === 'abertura' || tipo === 'venda') return valorCentavos >= 0;
  if (tipo === 'suprimento') return valorCentavos > 0;
  if (tipo === 'cancelamento') return valorCentavos <= 0;
  if (tipo === 'sangria') return valorCentavos < 0;
  return valorCentavos !== 0;
}

/** What should be in the drawer: the sum of every movement in cash, float included. */
export const esperadoEmDinheiro = (movimentos: readonly ValorMovido[]): number =>
  movimentos.reduce((sum, { modalidade, valorCentavos }) => sum + (modalidade === 'dinheiro' ? valorCentavos : 0), 0);
