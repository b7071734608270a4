import type { HttpResult } from '../../services/ports';
import { call, type Flow, ports } from './effects';
import { submit, type SubmitOptions } from './submission';

/** Submissions that end with a file. */
type Baixa =
  | 'bilheteArquivo'
  | 'curriculo'
  | 'exportacaoConta'
  | 'exportacaoPedidos'
  | 'fechamento'
  | 'recibo'
  | 'reimpressao';
/** A body is sent by POST, since filters may be personal. */
type Options = Pick<SubmitOptions<Baixa, null>, 'words' | 'feito' | 'invalidates'> & { body?: unknown };

/**
 * Saves a file of the API under a name, as a submission. A failure is a toast, since a file has no place of its own on
 * its page.
 */
export function* download(name: Baixa, path: string, nome: string, options: Options = {}): Flow<HttpResult<null>> {
  const { body, ...rest } = options;
  const { files } = yield* ports();
  const save = () => (body === undefined ? files.save(path, nome) : files.save(path, nome, body));
  const asked = { method: body === undefined ? 'GET' : 'POST', path, body } as const;
  return yield* submit<Baixa, null>(name, asked, { ...rest, via: () => call(save), toasts: true });
}
