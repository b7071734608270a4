import { toCelularE164 } from '../base/pessoa/celular';
import type { AreaTrabalho } from './vagas';
import { normalizeNome } from '../base/pessoa/nome';
import type { NovaCandidatura } from '../wire/empresa/candidaturas';
import { msg } from '../../words/t';

export const MENSAGEM_CANDIDATURA_MAXIMO = 2000;
export const CIDADE_MAXIMO = 80;
/** Retention of an application in months; afterwards all its data is deleted. */
export const RETENCAO_CANDIDATURA_MESES = 6;

/** States of an application within the company. */
export const situacoesCandidatura = ['nova', 'vista', 'arquivada'] as const;
export type SituacaoCandidatura = (typeof situacoesCandidatura)[number];

/** The application form as filled in. */
export interface DadosCandidatura {
  area: string;
  nome: string;
  email: string;
  celular: string;
  cidade: string;
  mensagem: string;
  consentimento: boolean;
}

export const candidaturaVazia: DadosCandidatura = {
  area: '',
  nome: '',
  email: '',
  celular: '',
  cidade: '',
  mensagem: '',
  consentimento: false,
};

export const CONSENTIMENTO_NECESSARIO = msg('Autorize o uso dos seus dados para podermos receber o currículo');

/** Body of `POST /Candidaturas`. */
export const toNovaCandidatura = (
  dados: DadosCandidatura,
  vagaId: string | null,
  curriculo: NovaCandidatura['curriculo'],
): NovaCandidatura => ({
  ...(vagaId !== null && { vagaId }),
  area: dados.area as AreaTrabalho,
  nome: normalizeNome(dados.nome),
  email: dados.email.trim(),
  celular: toCelularE164(dados.celular),
  cidade: dados.cidade.trim(),
  ...(dados.mensagem.trim() && { mensagem: dados.mensagem.trim() }),
  consentimento: dados.consentimento,
  curriculo,
});
