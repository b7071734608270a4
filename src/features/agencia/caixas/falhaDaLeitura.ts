import { mensagemDaRecusa } from '../../../domain/base/falhas';

/** The server's refusal text; undefined when it did not answer. */
export const falhaDaLeitura = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'refused' && 'erros' in error
    ? mensagemDaRecusa({ erros: error.erros as { codigo: string; mensagem: string }[] })
    : undefined;
