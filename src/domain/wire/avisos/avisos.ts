import { Type, type Static } from 'typebox';
import { Instante, Linha, closed } from '../base/campos';

/** Id of the device's record (`dispositivo` of spec §3). */
export const DispositivoId = Type.String({ pattern: '^[\\w.-]{1,80}$' });
const Canal = Type.Union([Type.Literal('web'), Type.Literal('android'), Type.Literal('ios')]);
const NomeAparelho = Linha(1, 60);
const base64url = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** A browser's push subscription (RFC 8030, RFC 8291): its address and encryption keys. */
const RegistroWeb = closed({
  canal: Type.Literal('web'),
  nome: NomeAparelho,
  endereco: Linha(12, 2000),
  p256dh: base64url(87, 87),
  auth: base64url(22, 22),
});
/** Push registration issued by Android or iOS. */
const RegistroNativo = closed({
  canal: Type.Union([Type.Literal('android'), Type.Literal('ios')]),
  nome: NomeAparelho,
  endereco: Type.String({ minLength: 8, maxLength: 2000, pattern: '^[\\w:.-]+$' }),
});

/** PUT /Avisos/Aparelhos/{dispositivo}: subscribes this device to trip notices. */
export const RegistroPush = Type.Union([RegistroWeb, RegistroNativo]);
export type RegistroPush = Static<typeof RegistroPush>;

/** A subscribed device; its push address is never returned. */
export const AparelhoAvisado = Type.Object({
  dispositivo: Type.String(),
  canal: Canal,
  nome: Type.String(),
  criadoEm: Instante,
});
export type AparelhoAvisado = Static<typeof AparelhoAvisado>;

/** GET /Avisos: subscribed channels, and the channels available on this server. */
export const Avisos = Type.Object({
  /** True when reminders are sent by e-mail. */
  email: Type.Boolean(),
  aparelhos: Type.Array(AparelhoAvisado),
  canais: Type.Object({
    /** VAPID public key for browser subscriptions; null where web push is not available. */
    web: Type.Union([Type.String(), Type.Null()]),
    android: Type.Boolean(),
    ios: Type.Boolean(),
  }),
});
export type Avisos = Static<typeof Avisos>;

/** PUT /Avisos. */
export const PreferenciaAvisos = closed({ email: Type.Boolean() });
export type PreferenciaAvisos = Static<typeof PreferenciaAvisos>;

/** Unsubscribe token of an e-mail link: opaque, reveals nothing about the recipient. */
export const TokenCancelamento = base64url(43, 43);
/** RFC 8058: body of a mail client's one-click unsubscribe. */
export const CancelamentoAvisos = closed({ 'List-Unsubscribe': Type.Literal('One-Click') });
