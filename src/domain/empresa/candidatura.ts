import { isCelular, toCelularE164 } from '../base/pessoa/celular';
import { areasTrabalho, type AreaTrabalho } from './conteudo/vagas';
import { isEmail } from '../base/pessoa/email';
import { mensagens } from '../base/mensagens';
import { isNome, normalizeNome } from '../base/pessoa/nome';
import type { NovaCandidatura } from '../wire/empresa/candidaturas';

export const MENSAGEM_CANDIDATURA_MAXIMO = 2000;
export const CIDADE_MAXIMO = 80;
/** Retention of an application in months; afterwards all its data is deleted. */
export const RETENCAO_CANDIDATURA_MESES = 6;

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

export type ErrosCandidatura = Partial<Record<keyof DadosCandidatura, string>>;

export const candidaturaVazia: DadosCandidatura = {
  area: '',
  nome: '',
  email: '',
  celular: '',
  cidade: '',
  mensagem: '',
  consentimento: false,
};

export const CONSENTIMENTO_NECESSARIO = 'Autorize o uso dos seus dados para podermos receber o currículo';

const isArea = (text: string): text is AreaTrabalho => Object.hasOwn(areasTrabalho, text);
const isCidade = (text: string): boolean => text.trim().length >= 2 && text.length <= CIDADE_MAXIMO;

/** Validation errors by field. */
export function errosCandidatura(dados: DadosCandidatura): ErrosCandidatura {
  return {
    ...(!isArea(dados.area) && { area: 'Escolha uma área' }),
    ...(!isNome(dados.nome) && { nome: mensagens.nomeInvalido }),
    ...(!isEmail(dados.email.trim()) && { email: 'Informe um e-mail válido' }),
    ...(!isCelular(dados.celular) && { celular: mensagens.celularInvalido }),
    ...(!isCidade(dados.cidade) && { cidade: 'Informe a cidade em que você mora' }),
    ...(dados.mensagem.length > MENSAGEM_CANDIDATURA_MAXIMO && {
      mensagem: `Escreva no máximo ${MENSAGEM_CANDIDATURA_MAXIMO} caracteres`,
    }),
    ...(!dados.consentimento && { consentimento: CONSENTIMENTO_NECESSARIO }),
  };
}

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
