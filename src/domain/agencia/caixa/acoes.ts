import type { EdicaoOperador } from '../../wire/agencia/operadores';
import type { Contadas } from './cedulas';
import { toNovoOperador, type DadosOperador } from './operador';

/** An action on a till. */
export type AcaoCaixa =
  | { tipo: 'abrir'; fundoCentavos: number }
  | { tipo: 'pausar' | 'retomar'; id: string }
  | { tipo: 'sangria' | 'suprimento'; id: string; valorCentavos: number; motivo: string }
  | { tipo: 'contar'; id: string; cedulas: Contadas[] }
  | { tipo: 'fechar'; id: string; contagemId: string; nota: string }
  | { tipo: 'conferir' | 'devolver'; id: string; contagemId: string; nota: string };

/** An action of a supervisor on an operator. */
export type AcaoOperador =
  | { tipo: 'criar'; dados: DadosOperador }
  | { tipo: 'editar'; id: string; edicao: EdicaoOperador }
  | { tipo: 'bloquear' | 'desbloquear' | 'redefinir'; id: string }
  /** Company staff only: grants or removes an operator's right to report departures, at any agency. */
  | { tipo: 'direito'; email: string; operacao: boolean };

/** A request to the server, without the headers common to all. */
export interface Chamada {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

/** The request for an action on a till. */
export function chamadaDoCaixa(acao: AcaoCaixa): Chamada {
  const base = '/Agencia/Caixas';
  switch (acao.tipo) {
    case 'abrir':
      return { method: 'POST', path: base, body: { fundoCentavos: acao.fundoCentavos } };
    case 'pausar':
      return { method: 'POST', path: `${base}/${acao.id}/Pausa` };
    case 'retomar':
      return { method: 'DELETE', path: `${base}/${acao.id}/Pausa` };
    case 'sangria':
    case 'suprimento': {
      const { tipo, id, valorCentavos, motivo } = acao;
      return { method: 'POST', path: `${base}/${id}/Movimentos`, body: { tipo, valorCentavos, motivo: motivo.trim() } };
    }
    case 'contar':
      return { method: 'POST', path: `${base}/${acao.id}/Contagem`, body: { cedulas: acao.cedulas } };
    case 'fechar': {
      const { id, contagemId, nota } = acao;
      return { method: 'POST', path: `${base}/${id}/Fechamento`, body: { contagemId, nota: nota.trim() } };
    }
    case 'conferir':
    case 'devolver': {
      const { tipo, id, contagemId, nota } = acao;
      const decisao = tipo === 'conferir' ? 'conferido' : 'devolvido';
      return { method: 'POST', path: `${base}/${id}/Conferencia`, body: { decisao, contagemId, nota: nota.trim() } };
    }
  }
}

/** The request for an action on an operator. */
export function chamadaDoOperador(acao: AcaoOperador): Chamada {
  const base = '/Agencia/Operadores';
  switch (acao.tipo) {
    case 'criar':
      return { method: 'POST', path: base, body: toNovoOperador(acao.dados) };
    case 'editar':
      return { method: 'PUT', path: `${base}/${acao.id}`, body: acao.edicao };
    case 'bloquear':
      return { method: 'POST', path: `${base}/${acao.id}/Bloqueio` };
    case 'desbloquear':
      return { method: 'DELETE', path: `${base}/${acao.id}/Bloqueio` };
    case 'redefinir':
      return { method: 'POST', path: `${base}/${acao.id}/Acesso` };
    case 'direito': {
      const { email, operacao } = acao;
      return { method: 'PUT', path: `${base}/Direitos`, body: { email: email.trim(), operacao } };
    }
  }
}

/** Confirmation shown after an action. */
export const feitoDoCaixa: Record<AcaoCaixa['tipo'], string> = {
  abrir: 'Caixa aberto.',
  pausar: 'Caixa pausado.',
  retomar: 'Caixa retomado.',
  sangria: 'Sangria registrada.',
  suprimento: 'Suprimento registrado.',
  contar: 'Contagem registrada.',
  fechar: 'Caixa fechado.',
  conferir: 'Caixa conferido.',
  devolver: 'Caixa devolvido para recontagem.',
};

export const feitoDoOperador: Record<AcaoOperador['tipo'], string> = {
  criar: 'Operador criado.',
  editar: 'Operador atualizado.',
  bloquear: 'Operador bloqueado.',
  desbloquear: 'Operador desbloqueado.',
  redefinir: 'Acesso redefinido.',
  direito: 'Direito de operação alterado.',
};
