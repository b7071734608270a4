/** Business constants of the specification (§9) and of the trade, each defined once. */
export const VERSAO_APP = '8.16.1';
/** The anonymous service user: no token, one fixed id the server knows (contract, Wire). */
export const USUARIO_SERVICO_ID = '00000000-0000-4000-8000-000000000000';
/** Spec §9: below this width, in CSS pixels, the interface is in responsive mode. */
export const LARGURA_RESPONSIVA_PX = 960;
export const TOAST_MS = 5000;
export const RECHECK_SESSAO_MS = 5000;
/** The guard's session check: an overlay shows after the first delay, the check is abandoned after the second. */
export const OVERLAY_APOS_MS = 400;
export const ESPERA_GUARDA_MS = 8_000;
/** Automatic sign-in after confirmation by e-mail link: polled every 5 s for 3 minutes (spec §9). */
export const AUTO_LOGIN_INTERVALO_MS = 5_000;
export const AUTO_LOGIN_LIMITE_MS = 180_000;
export const OAUTH_WAIT_MS = 10_000;
export const SIGN_OUT_WAIT_MS = 3_000;
/** Maximum seats per order. */
export const MAXIMO_POLTRONAS = 6;
/** Maximum trips per order: out and back, each with a change. */
export const MAXIMO_TRECHOS = 4;
/** Maximum saved passengers per account. */
export const MAXIMO_PASSAGEIROS_SALVOS = 20;
/** Lifetime of a hold by the server's clock; a Pix charge ends one minute earlier. */
export const RESERVA_MINUTOS = 10;
/** Length of the one extension of a hold, and how long before expiry it is offered. */
export const PRORROGACAO_MINUTOS = 5;
export const PRORROGACAO_OFERTA_MS = 120_000;
export const PIX_MINUTOS = 9;
