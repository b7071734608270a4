import type { Leitura } from '../base/leitura';

/** Reads a boarding code that was pasted or typed; its signature is checked where it is read. */
export const readCodigoDigitado = ({ codigo }: { codigo: string }): Leitura<string, 'codigo'> =>
  codigo.trim() === ''
    ? { ok: false, erros: { codigo: 'Cole ou digite o código de embarque' } }
    : { ok: true, valor: codigo };

/** Reads the typed number of the trip that boards here. */
export function readViagemDigitada({ viagem }: { viagem: string }): Leitura<string, 'viagem'> {
  const valor = viagem.trim();
  return /^\d{1,18}$/.test(valor)
    ? { ok: true, valor }
    : { ok: false, erros: { viagem: 'Informe o número da viagem, só algarismos' } };
}
