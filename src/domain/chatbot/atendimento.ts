import { errosManifestacao, toNovaManifestacao } from '../manifestacao';
import type { NovoAtendimento } from '../wire/chatbot';

export const CONSENTIMENTO_ATENDIMENTO = 'Para responder, precisamos da sua autorização para usar estes dados';

/** The contact that is left for a person of the company, as it was filled in. */
export interface DadosAtendimento {
  nome: string;
  email: string;
  celular: string;
  mensagem: string;
  consentimento: boolean;
}

export type ErrosAtendimento = Partial<Record<keyof DadosAtendimento, string>>;

const comoCarta = ({ nome, email, celular, mensagem }: DadosAtendimento) =>
  ({ tipo: 'pedido', localizador: '', nome, email, celular, mensagem }) as const;

/** What keeps the form back, field by field: the rules of a letter, and the consent. */
export function errosAtendimento(dados: DadosAtendimento): ErrosAtendimento {
  const { nome, email, celular, mensagem } = errosManifestacao(comoCarta(dados));
  return {
    ...(nome !== undefined && { nome }),
    ...(email !== undefined && { email }),
    ...(celular !== undefined && { celular }),
    ...(mensagem !== undefined && { mensagem }),
    ...(!dados.consentimento && { consentimento: CONSENTIMENTO_ATENDIMENTO }),
  };
}

/** From the form to `POST {chatbot}/Atendimentos`. */
export function toNovoAtendimento(dados: DadosAtendimento): NovoAtendimento {
  const { nome, email, celular, mensagem } = toNovaManifestacao(comoCarta(dados));
  return { nome, email, ...(celular && { celular }), mensagem, consentimento: dados.consentimento };
}
