import { agencia } from './agencia';

const { dialog, press, confirm, fill, act } = agencia;

/** The company's rules of fares: the same buttons, fields and dialogs as an agency's pages. */
export const tarifas = { dialog, press, confirm, fill, choose: act };
