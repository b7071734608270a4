import { AcquirerProblem } from './acquirerProblem';

/** The faults that the acquirer can be set to, for tests and demonstrations. */
export const falhas = {
  recusa: 'Recusa com 409, sem fazer nada.',
  invalida: 'Responde 400, sem fazer nada.',
  fora: 'Responde 503, sem fazer nada.',
  muda: 'Faz o que se pede, e responde 500.',
  nula: 'Faz o que se pede, e responde null.',
  sem_id: 'Faz o que se pede, e a resposta vem sem identificação.',
} as const;
export type Falha = keyof typeof falhas;

/** The calls that may go wrong. */
export const operacoes = [
  'carteira',
  'autenticar',
  'pagar',
  'achar',
  'consultar',
  'capturar',
  'cancelar',
  'cobranca',
  'guardar',
  'esquecer',
] as const;
export type Operacao = (typeof operacoes)[number];

export const isFalha = (text: unknown): text is Falha => typeof text === 'string' && Object.hasOwn(falhas, text);
export const isOperacao = (text: unknown): text is Operacao => operacoes.some((one) => one === text);

export type Faults = ReturnType<typeof createFaults>;

/** Faults by call and order number, or name of a card in the vault; they last as long as the process, or until they are lifted. */
export function createFaults() {
  const set = new Map<string, Falha>();
  const nameOf = (operacao: Operacao, chave: string): string => `${operacao}/${chave}`;
  return {
    put: (operacao: Operacao, chave: string, falha: Falha | null): void => {
      if (falha === null) set.delete(nameOf(operacao, chave));
      else set.set(nameOf(operacao, chave), falha);
    },
    /** Does the work with the fault of this call. */
    async apply(operacao: Operacao, chave: string, work: () => Promise<unknown>): Promise<unknown> {
      const falha = set.get(nameOf(operacao, chave));
      if (falha === 'recusa') throw new AcquirerProblem(409, 'status', 'Recusado a pedido de um teste.');
      if (falha === 'invalida') throw new AcquirerProblem(400, 'request', 'Inválido a pedido de um teste.');
      if (falha === 'fora') throw new AcquirerProblem(503, 'unavailable', 'Fora do ar a pedido de um teste.');
      const answer = await work();
      if (falha === 'muda') throw new AcquirerProblem(500, 'internal', 'A resposta se perdeu.');
      if (falha === 'nula') return null;
      return falha === 'sem_id' ? withoutIds(answer) : answer;
    },
  };
}

/** The answer without its ids, at any depth. */
const withoutIds = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (key === 'paymentId' || key === 'code3DS' ? undefined : value)),
  );
