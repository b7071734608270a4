import { isCelular, toCelularE164 } from '../base/pessoa/celular';
import { isEmail } from '../base/pessoa/email';
import { isLocalizador } from '../bilhetes/localizador';
import { mensagens } from '../base/mensagens';
import { isNome, normalizeNome } from '../base/pessoa/nome';
import type { NovaManifestacao } from '../wire/empresa/manifestacoes';

/** Kinds of messages to the company. */
export const tiposManifestacao = {
  reclamacao: 'Reclamação',
  pedido: 'Pedido de informação',
  sugestao: 'Sugestão',
  elogio: 'Elogio',
} as const;
export type TipoManifestacao = keyof typeof tiposManifestacao;

const MANIFESTACAO_MINIMO = 20;
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

export type ErrosManifestacao = Partial<Record<keyof DadosManifestacao, string>>;

export const manifestacaoVazia: DadosManifestacao = {
  tipo: '',
  nome: '',
  email: '',
  celular: '',
  localizador: '',
  mensagem: '',
};

const isTipo = (text: string): text is TipoManifestacao => Object.hasOwn(tiposManifestacao, text);

function mensagemErro(text: string): string | null {
  if (text.trim().length < MANIFESTACAO_MINIMO)
    return `Conte o que houve em pelo menos ${MANIFESTACAO_MINIMO} caracteres`;
  return text.length > MANIFESTACAO_MAXIMO ? `Escreva no máximo ${MANIFESTACAO_MAXIMO} caracteres` : null;
}

/** Validation errors by field. Telephone and order are optional. */
export function errosManifestacao(dados: DadosManifestacao): ErrosManifestacao {
  const mensagem = mensagemErro(dados.mensagem);
  const localizador = dados.localizador.trim().toUpperCase();
  return {
    ...(!isTipo(dados.tipo) && { tipo: 'Escolha o assunto' }),
    ...(!isNome(dados.nome) && { nome: mensagens.nomeInvalido }),
    ...(!isEmail(dados.email.trim()) && { email: 'Informe um e-mail válido' }),
    ...(dados.celular !== '' && !isCelular(dados.celular) && { celular: mensagens.celularInvalido }),
    ...(localizador !== '' &&
      !isLocalizador(localizador) && { localizador: 'Confira o localizador: são 6 letras e números' }),
    ...(mensagem !== null && { mensagem }),
  };
}

/** Body of `POST /Manifestacoes`. */
export const toNovaManifestacao = (dados: DadosManifestacao): NovaManifestacao => ({
  tipo: dados.tipo as TipoManifestacao,
  nome: normalizeNome(dados.nome),
  email: dados.email.trim(),
  ...(dados.celular && { celular: toCelularE164(dados.celular) }),
  ...(dados.localizador.trim() && { localizador: dados.localizador.trim().toUpperCase() }),
  mensagem: dados.mensagem.trim(),
});
