import type { NovaExcecao } from '../../wire/administracao/linhas';
import { toEndereco } from '../endereco';

/** A change of a line's timetable by the company's staff. */
export type AcaoQuadro =
  | { tipo: 'criar'; linhaId: number; excecao: NovaExcecao }
  | { tipo: 'remover'; linhaId: number; excecaoId: string; versao: string };

/** The call of a change. */
export const chamadaDoQuadro = (acao: AcaoQuadro) =>
  acao.tipo === 'criar'
    ? { method: 'POST' as const, path: `/Administracao/Linhas/${acao.linhaId}/Excecoes`, body: acao.excecao }
    : {
        method: 'DELETE' as const,
        path: toEndereco(`/Administracao/Linhas/${acao.linhaId}/Excecoes/${acao.excecaoId}`, { versao: acao.versao }),
      };

/** Confirmation shown after a change. */
export const feitoDoQuadro: Record<AcaoQuadro['tipo'], string> = {
  criar: 'Exceção feita. Vale já para as próximas vendas.',
  remover: 'Exceção removida. O quadro volta a valer neste dia.',
};
