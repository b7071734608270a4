import { Type, type Static } from 'typebox';
import { Instante, Linha, closed } from './campos';

/** The device's own record (`dispositivo` of spec §3). */
export const DispositivoId = Type.String({ pattern: '^[\\w.-]{1,80}$' });
const Canal = Type.Union([Type.Literal('web'), Type.Literal('android'), Type.Literal('ios')]);
const NomeAparelho = Linha(1, 60);
const base64url = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** A browser's subscription (RFC 8030, RFC 8291): where to, and the keys that what is sent is closed with. */
const RegistroWeb = closed({
  canal: Type.Literal('web'),
  nome: NomeAparelho,
  endereco: Linha(12, 2000),
  p256dh: base64url(87, 87),
  auth: base64url(22, 22),
});
/** What the mobile app's system gave it. */
const RegistroNativo = closed({
  canal: Type.Union([Type.Literal('android'), Type.Literal('ios')]),
  nome: NomeAparelho,
  endereco: Type.String({ minLength: 8, maxLength: 2000, pattern: '^[\\w:.-]+$' }),
});

/** PUT /Avisos/Aparelhos/{dispositivo}: this device is to be told of one's trips. */
export const RegistroPush = Type.Union([RegistroWeb, RegistroNativo]);
export type RegistroPush = Static<typeof RegistroPush>;

/** A device that is told; where to is nobody's to read. */
export const AparelhoAvisado = Type.Object({
  dispositivo: Type.String(),
  canal: Canal,
  nome: Type.String(),
  criadoEm: Instante,
});
export type AparelhoAvisado = Static<typeof AparelhoAvisado>;

/** GET /Avisos: over what one is told of one's trips, and what could be had here. */
export const Avisos = Type.Object({
  /** Reminders by e-mail. */
  email: Type.Boolean(),
  aparelhos: Type.Array(AparelhoAvisado),
  canais: Type.Object({
    /** The public key that a browser subscribes with; null where browsers are not told. */
    web: Type.Union([Type.String(), Type.Null()]),
    android: Type.Boolean(),
    ios: Type.Boolean(),
  }),
});
export type Avisos = Static<typeof Avisos>;

/** PUT /Avisos. */
export const PreferenciaAvisos = closed({ email: Type.Boolean() });
export type PreferenciaAvisos = Static<typeof PreferenciaAvisos>;

/** What an e-mail's link to be left alone carries: says nothing of whom it is for. */
export const TokenCancelamento = base64url(43, 43);
/** RFC 8058: what a mail program sends at one press. */
export const CancelamentoAvisos = closed({ 'List-Unsubscribe': Type.Literal('One-Click') });
