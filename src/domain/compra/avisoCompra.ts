/** Why the last step failed. `conexao` and `limite` offer a retry; `vencida` opens the dialog. */
export interface AvisoCompra {
  tipo: 'escolha' | 'perdidas' | 'vencida' | 'recusa' | 'conexao' | 'limite' | 'preco';
  mensagem: string;
}
