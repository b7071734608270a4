import { toCelularE164 } from '../base/pessoa/celular';
import { normalizeNome } from '../base/pessoa/nome';
import type { NovaManifestacao } from '../wire/empresa/manifestacoes';
import { msg } from '../../words/t';

/** Kinds of messages to the company. */
export const tiposManifestacao = {
  reclamacao: msg('Reclamação'),
  pedido: msg('Pedido de informação'),
  sugestao: msg('Sugestão'),
  elogio: msg('Elogio'),
} as const;
export type TipoManifestacao = keyof typeof tiposManifestacao;

/** Subjects of letters: the kinds of messages, and the trips of groups, which have a form of their own. */
export const assuntosManifestacao = { ...tiposManifestacao, grupo: msg('Viagem em grupo') } as const;
export type AssuntoManifestacao = keyof typeof assuntosManifestacao;

export const MANIFESTACAO_MAXIMO = 3000;
/** Legal deadline of an answer in days: Decreto 11.034/2022, art. 12. */
export const PRAZO_RESPOSTA_DIAS = 7;
/** Retention of messages: the period in which a consumer may claim (CDC, art. 27). */
export const RETENCAO_MANIFESTACAO_ANOS = 5;

/** The contact form as filled in. */
export interface DadosManifestacao {
  tipo: string;
  nome: string;
  email: string;
  celular: string;
  localizador: string;
  mensagem: string;
}

export const manifestacaoVazia: DadosManifestacao = {
  tipo: '',
  nome: '',
  email: '',
  celular: '',
  localizador: '',
  mensagem: '',
};

/** Body of `POST /Manifestacoes`. */
export const toNovaManifestacao = (dados: DadosManifestacao): NovaManifestacao => ({
  tipo: dados.tipo as TipoManifestacao,
  nome: normalizeNome(dados.nome),
  email: dados.email.trim(),
  ...(dados.celular && { celular: toCelularE164(dados.celular) }),
  ...(dados.localizador.trim() && { localizador: dados.localizador.trim().toUpperCase() }),
  mensagem: dados.mensagem.trim(),
});
