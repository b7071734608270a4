/** A ticket to save, and the parts of its file name. */
export interface BilheteArquivo {
  bilheteId: string;
  localizador: string;
  poltrona: number;
}
