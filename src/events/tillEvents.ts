import type { AcaoCaixa, AcaoOperador } from '../domain/caixa/acoes';
import type { FiltroFechamentos } from '../domain/wire/caixas';

/** What an agency does with its tills and with those who sell at them. */
export type TillEvents = {
  /** Something is to be done with a till: operarCaixa asks the server for it. */
  AcaoCaixaEnviada: { acao: AcaoCaixa };
  /** What was refused was read, or its dialog is gone. */
  AcaoCaixaDispensada: undefined;
  /** The history of tills is wanted under this filter; null: the till one works with. operarCaixa leads there. */
  FechamentosFiltrados: { filtro: FiltroFechamentos | null };
  /** A closing report is to be kept as a file. */
  FechamentoPedido: { id: string; numero: number; formato: 'pdf' | 'csv' };
  /** Something is to be done with an operator: gerirOperadores asks the server for it. */
  AcaoOperadorEnviada: { acao: AcaoOperador };
  AcaoOperadorDispensada: undefined;
  /** The temporary password was handed over: it is forgotten. */
  SenhaEntregue: undefined;
};
