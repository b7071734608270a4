/** A ticket to be kept, and what its file is called by. */
export interface BilheteArquivo {
  bilheteId: string;
  localizador: string;
  poltrona: number;
}
