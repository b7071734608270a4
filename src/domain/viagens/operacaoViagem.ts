import { codigosMotivo, containsLink, motivosViagem, OBSERVACAO_MAXIMA, type MotivoViagem } from './motivoViagem';
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
const ATRASO_MAXIMO = 1440;
const PLATAFORMA = /^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/;
const isAtraso = (text: string): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= ATRASO_MAXIMO;

type Erros = Partial<Record<keyof DadosOperacao, string>>;

/** Validation errors by field. */
export function errosOperacao(dados: Partial<DadosOperacao>): Erros {
  const { acao, atraso, plataforma, motivo, observacao } = { ...operacaoVazia, ...dados };
  const isLate = acao === 'atraso';
  const needsMotivo = !isLate || Number(atraso) > 0;
  return {
    ...(isLate && errosAtraso(atraso, plataforma.trim())),
    ...(needsMotivo && toMotivo(motivo) === undefined && { motivo: 'Escolha o motivo' }),
    ...(containsLink(observacao) && { observacao: 'A observação não pode ter links nem endereços' }),
    ...(observacao.trim().length > OBSERVACAO_MAXIMA && { observacao: `Use até ${OBSERVACAO_MAXIMA} letras` }),
  };
}

const errosAtraso = (atraso: string, plataforma: string): Erros => ({
  ...(!isAtraso(atraso) && { atraso: `Informe os minutos de atraso, de 0 a ${ATRASO_MAXIMO}` }),
  ...(plataforma !== '' && !PLATAFORMA.test(plataforma) && { plataforma: 'Informe uma plataforma válida' }),
});

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
