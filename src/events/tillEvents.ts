import type { AcaoCaixa, AcaoOperador } from '../domain/agencia/caixa/acoes';
import type { FiltroFechamentos } from '../domain/wire/agencia/caixas';

/** Events of an agency's tills and operators. */
export type TillEvents = {
  /** An action on a till was requested. operarCaixa sends it. */
  AcaoCaixaEnviada: { acao: AcaoCaixa };
  /** The refusal was read, or its dialog closed. */
  AcaoCaixaDispensada: undefined;
  /** A filter of the tills' history was chosen; null shows the current till. filtrarFechamentos writes the address. */
  FechamentosFiltrados: { filtro: FiltroFechamentos | null };
  /** Saving a closing report was requested. */
  FechamentoPedido: { id: string; numero: number; formato: 'pdf' | 'csv' };
  /** An action on an operator was requested. gerirOperadores sends it. */
  AcaoOperadorEnviada: { acao: AcaoOperador };
  AcaoOperadorDispensada: undefined;
  /** The temporary password was handed over and is cleared. */
  SenhaEntregue: undefined;
};
