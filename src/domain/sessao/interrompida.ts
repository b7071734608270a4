import { msg } from '../../words/t';

/** Words of a session that died during a purchase (ADR 70). */
export const SESSAO_INTERROMPIDA = {
  titulo: msg('Sua sessão expirou'),
  /** In the sign-in dialog, over the purchase. */
  noDialogo: msg('Entre de novo para continuar de onde parou. As poltronas e o que você digitou continuam aqui.'),
  /** Beside the button of the step, once the dialog was closed. */
  noPasso: msg('Nada se perdeu: entre de novo para continuar a compra.'),
  acao: msg('Entrar e continuar'),
} as const;
