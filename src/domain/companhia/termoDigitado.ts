import { formatDia, parseDataBr, type Dia } from '../base/data';
import type { Termo, TermoPublicado } from '../wire/companhia/companhia';

/** The next version of the terms as it is typed; the day as `31/12/2026`. */
export interface TermoDigitado {
  versao: number;
  vigenteDe: string;
  conteudo: string;
}

/** The form of the next version: in force from a day on, beginning with the words of the last one. */
export function proximoTermo(publicados: readonly TermoPublicado[], dia: Dia): TermoDigitado {
  const last = publicados.at(-1);
  return { versao: (last?.versao ?? 0) + 1, vigenteDe: formatDia(dia), conteudo: last?.conteudo ?? '' };
}

/** The form as it is sent; what is no day stays as it was typed, and the schema refuses it. */
export const toTermo = ({ versao, vigenteDe, conteudo }: TermoDigitado): Termo => ({
  versao,
  vigenteDe: parseDataBr(vigenteDe) ?? vigenteDe,
  conteudo: conteudo.trim(),
});

/** The state of a version today: in force, waiting for its day, or followed by another. */
export function situacaoDoTermo(
  termo: Pick<TermoPublicado, 'versao' | 'vigenteDe'>,
  todos: readonly Pick<TermoPublicado, 'versao' | 'vigenteDe'>[],
  hoje: Dia,
): 'em_vigor' | 'futuro' | 'anterior' {
  if (termo.vigenteDe > hoje) return 'futuro';
  const vigente = todos.filter(({ vigenteDe }) => vigenteDe <= hoje).toSorted((a, b) => b.versao - a.versao)[0];
  return vigente?.versao === termo.versao ? 'em_vigor' : 'anterior';
}
