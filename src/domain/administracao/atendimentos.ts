/** A change of one conversation by the staff. */
export type AcaoAtendimento = { tipo: 'assumir' } | { tipo: 'devolver' } | { tipo: 'encerrar'; resposta: string };

/** Confirmation shown after a change. */
export const feitoNoAtendimento: Record<AcaoAtendimento['tipo'], string> = {
  assumir: 'A conversa é sua. Quem pediu já foi avisado.',
  devolver: 'Conversa devolvida à fila.',
  encerrar: 'Atendimento encerrado. A resposta fica no protocolo.',
};
