import { conflict, type Problem } from '../../platform/http/problem';

/** Reasons to refuse a movement, in words for the operator at the counter. */
const mensagens = {
  CAIXA_FECHADO: 'Não há caixa aberto. Abra o caixa para registrar.',
  CAIXA_PAUSADO: 'O caixa está pausado. Retome o caixa para registrar.',
  CAIXA_NO_LIMITE: 'A gaveta passaria do limite de dinheiro. Faça uma sangria e tente de novo.',
  CAIXA_SEM_DINHEIRO: 'Não há esse valor em dinheiro na gaveta. Faça um suprimento ou use outra forma.',
  CHAVE_DE_MOVIMENTO_REUTILIZADA: 'Este lançamento já existe com outros valores.',
} as const;

/** Codes with which `recordMovement` refuses, each a 409. */
export type CaixaRefusal = keyof typeof mensagens;

export const caixaProblem = (codigo: CaixaRefusal): Problem => conflict(codigo, mensagens[codigo]);
