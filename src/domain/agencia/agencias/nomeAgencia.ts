const MINIMO = 3;
const MAXIMO = 120;

export const MENSAGEM_NOME_AGENCIA = `Informe o nome da agência, de ${MINIMO} a ${MAXIMO} caracteres`;

/** Whether a text is the name of an agency; blanks at its ends count for nothing. */
export function isNomeAgencia(text: string): boolean {
  const { length } = text.trim();
  return length >= MINIMO && length <= MAXIMO;
}
