/**
 * Why the last step failed. `conexao` and `limite` offer a retry; `vencida` and `teto` (too many unpaid holds)
 * open a dialog; `confirmacao` refers to seats that the person has to confirm.
 */
export interface AvisoCompra {
  tipo: 'escolha' | 'confirmacao' | 'perdidas' | 'vencida' | 'teto' | 'recusa' | 'conexao' | 'limite' | 'preco';
  mensagem: string;
}

/** A failure told in words alone, next to the step's button. */
export interface AvisoNaBarra extends AvisoCompra {
  tipo: Exclude<AvisoCompra['tipo'], 'vencida' | 'teto' | 'confirmacao'>;
}

/** Narrows a failure to one that has only words. */
export const isAvisoNaBarra = (aviso: AvisoCompra): aviso is AvisoNaBarra =>
  !['vencida', 'teto', 'confirmacao'].includes(aviso.tipo);
