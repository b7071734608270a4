import { msg, translated } from '../../words/t';
import { textoDoLimite } from './limite';

/** Every call is idempotent, so retrying is safe. */
export const SEM_CONEXAO = msg('Não conseguimos falar com o servidor. Nada foi perdido: tente novamente.');
const RECUSA_GENERICA = msg('Não foi possível continuar. Tente novamente.');

/** A refusal by the server, as far as its codes and words go. */
export interface Recusa {
  erros: readonly { codigo: string; mensagem: string }[];
}

/** True for a refusal with one of these codes. */
export const hasCodigo = ({ erros }: Recusa, ...codigos: string[]): boolean =>
  erros.some(({ codigo }) => codigos.includes(codigo));

/** The server's messages, which are written for users. */
export const mensagemDaRecusa = ({ erros }: Recusa): string =>
  erros.map(({ mensagem }) => translated(mensagem)).join(' ') || translated(RECUSA_GENERICA);

/** A failed call, as far as its words depend on it. */
interface Falha {
  kind: string;
  motivo?: string;
  /** With `motivo: 'limite'`: seconds to wait; null when the server did not state them. */
  segundos?: number | null;
  erros?: Recusa['erros'];
}

/** User-facing text of a failed call. */
export function refusalText({ kind, motivo, segundos = null, erros = [] }: Falha): string {
  if (kind === 'refused') return mensagemDaRecusa({ erros });
  return motivo === 'limite' ? textoDoLimite(segundos) : translated(SEM_CONEXAO);
}

/** User-facing text of a failed read; what the cache reports without a kind never reached the server. */
export const readFailureText = (error: Falha | object): string =>
  'kind' in error ? refusalText(error) : translated(SEM_CONEXAO);
