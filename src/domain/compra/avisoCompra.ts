/**
 * Why the last step failed. `conexao` and `limite` offer a retry; `vencida` opens the dialog; `confirmacao` refers to
 * seats that the person has to confirm.
 */
export interface AvisoCompra {
  tipo: 'escolha' | 'confirmacao' | 'perdidas' | 'vencida' | 'recusa' | 'conexao' | 'limite' | 'preco';
  mensagem: string;
}

/** A failure told in words alone, next to the step's button. */
export interface AvisoNaBarra extends AvisoCompra {
  tipo: Exclude<AvisoCompra['tipo'], 'vencida' | 'confirmacao'>;
}

/** Narrows a failure to one that has only words. */
export const isAvisoNaBarra = (aviso: AvisoCompra): aviso is AvisoNaBarra =>
  aviso.tipo !== 'vencida' && aviso.tipo !== 'confirmacao';
