import { Type, type Static } from 'typebox';
import { Instante } from '../base/campos';

const BandeiraWire = Type.Union([
  Type.Literal('visa'),
  Type.Literal('mastercard'),
  Type.Literal('elo'),
  Type.Literal('amex'),
  Type.Literal('hipercard'),
]);

const visivel = {
  bandeira: BandeiraWire,
  final4: Type.String(),
  /** The last month in which it is valid, `YYYY-MM`. */
  validade: Type.String(),
};

/** A saved card as its owner sees it; the acquirer's name for it never leaves the server. */
export const CartaoSalvo = Type.Object({ id: Type.String(), ...visivel, vencido: Type.Boolean() });
export type CartaoSalvo = Static<typeof CartaoSalvo>;

/** A saved card in the person's copy of data. */
export const CartaoSalvoExportado = Type.Object({ ...visivel, guardadoEm: Instante });
export type CartaoSalvoExportado = Static<typeof CartaoSalvoExportado>;
