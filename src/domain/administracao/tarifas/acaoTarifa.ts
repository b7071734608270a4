import type { NovaRegraTarifa } from '../../wire/administracao/tarifas';

/** An action of the company's staff on rules of fares. */
export type AcaoTarifa = { tipo: 'criar'; regra: NovaRegraTarifa } | { tipo: 'encerrar'; id: string };

/** The call of an action. */
export const chamadaDaTarifa = (acao: AcaoTarifa) =>
  acao.tipo === 'criar'
    ? { method: 'POST' as const, path: '/Administracao/Tarifas', body: acao.regra }
    : { method: 'POST' as const, path: `/Administracao/Tarifas/${acao.id}/Encerramento` };

/** Confirmation shown after an action. */
export const feitoDaTarifa: Record<AcaoTarifa['tipo'], string> = {
  criar: 'Regra criada. Vale para as próximas vendas.',
  encerrar: 'Regra encerrada. O que já foi reservado mantém o preço.',
};
