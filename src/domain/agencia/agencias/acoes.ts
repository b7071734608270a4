import type { NovaAgencia } from '../../wire/agencia/agencias';
import type { Chamada } from '../caixa/acoes';
import { toLinha } from '../../base/linha';
import { normalizeCnpj } from '../../base/pessoa/cnpj';
import { normalizeNome } from '../../base/pessoa/nome';

/** The form of a new agency. */
export interface DadosAgencia {
  nome: string;
  cnpj: string;
  responsavel: string;
  email: string;
}

export const agenciaVazia: DadosAgencia = { nome: '', cnpj: '', responsavel: '', email: '' };

/** An action of the company's administrators on an agency. */
export type AcaoAgencia =
  | { tipo: 'criar'; dados: DadosAgencia }
  | { tipo: 'bloquear' | 'desbloquear'; id: string }
  | { tipo: 'convidar'; id: string; operadorId: string; email: string };

const toNovaAgencia = ({ nome, cnpj, responsavel, email }: DadosAgencia): NovaAgencia => ({
  nome: toLinha(nome),
  cnpj: normalizeCnpj(cnpj),
  responsavel: { nome: normalizeNome(responsavel), email: email.trim() },
});

/** The request for an action on an agency. */
export function chamadaDaAgencia(acao: AcaoAgencia): Chamada {
  const base = '/Administracao/Agencias';
  switch (acao.tipo) {
    case 'criar':
      return { method: 'POST', path: base, body: toNovaAgencia(acao.dados) };
    case 'bloquear':
      return { method: 'POST', path: `${base}/${acao.id}/Bloqueio` };
    case 'desbloquear':
      return { method: 'DELETE', path: `${base}/${acao.id}/Bloqueio` };
    case 'convidar': {
      const { id, operadorId, email } = acao;
      return { method: 'POST', path: `${base}/${id}/Operadores/${operadorId}/Convite`, body: { email: email.trim() } };
    }
  }
}

/** Confirmation shown after an action; the state of the invitation stands in the list. */
export const feitoDaAgencia: Record<AcaoAgencia['tipo'], string> = {
  criar: 'Agência criada.',
  bloquear: 'Agência bloqueada.',
  desbloquear: 'Agência desbloqueada.',
  convidar: 'Convite pedido.',
};
