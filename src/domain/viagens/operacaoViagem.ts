import { codigosMotivo, motivosViagem, type MotivoViagem } from './motivoViagem';
import type { NovoStatusViagem } from '../wire/viagens/operacao';

/** An action of a dispatcher on a departure. */
export type AcaoOperacao = { tipo: 'informar'; status: NovoStatusViagem } | { tipo: 'desfazer' };

/** The dispatcher's form. A cancellation has no delay; the delay is typed in minutes. */
export interface DadosOperacao {
  acao: 'atraso' | 'cancelada';
  atraso: string;
  plataforma: string;
  motivo: string;
  observacao: string;
}

export const operacaoVazia: DadosOperacao = { acao: 'atraso', atraso: '', plataforma: '', motivo: '', observacao: '' };

export const opcoesMotivo = [
  { value: '', label: 'Escolha o motivo' },
  ...codigosMotivo.map((value) => ({ value, label: motivosViagem[value] })),
];

const toMotivo = (text: string): MotivoViagem | undefined => codigosMotivo.find((codigo) => codigo === text);
/** Converts a form without errors to the wire. */
export function toNovoStatus({ acao, atraso, plataforma, motivo, observacao }: DadosOperacao): NovoStatusViagem {
  const codigo = toMotivo(motivo);
  const isCancelled = acao === 'cancelada';
  return {
    situacao: isCancelled ? 'cancelada' : 'prevista',
    atrasoMinutos: isCancelled ? 0 : Number(atraso),
    ...(!isCancelled && plataforma.trim() !== '' && { plataforma: plataforma.trim() }),
    ...(codigo && { motivo: codigo }),
    ...(observacao.trim() !== '' && { observacao: observacao.trim() }),
  };
}

/** Confirmation shown after an action. */
export const feitoDaOperacao: Record<AcaoOperacao['tipo'], string> = {
  informar: 'Andamento informado. Os passageiros serão avisados.',
  desfazer: 'Aviso desfeito. Quem foi avisado recebe a correção.',
};
