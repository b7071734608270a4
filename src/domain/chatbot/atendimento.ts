import { toNovaManifestacao } from '../empresa/manifestacao';
import type { NovoAtendimento } from '../wire/chatbot/chatbot';
import { msg } from '../../words/t';

export const CONSENTIMENTO_ATENDIMENTO = msg('Para responder, precisamos da sua autorização para usar estes dados');

/** The contact form for a human agent, as filled in. */
export interface DadosAtendimento {
  nome: string;
  email: string;
  celular: string;
  mensagem: string;
  consentimento: boolean;
}

const asManifestacao = ({ nome, email, celular, mensagem }: DadosAtendimento) =>
  ({ tipo: 'pedido', localizador: '', nome, email, celular, mensagem }) as const;

/** Body of `POST {chatbot}/Atendimentos`. */
export function toNovoAtendimento(dados: DadosAtendimento): NovoAtendimento {
  const { nome, email, celular, mensagem } = toNovaManifestacao(asManifestacao(dados));
  return { nome, email, ...(celular && { celular }), mensagem, consentimento: dados.consentimento };
}
