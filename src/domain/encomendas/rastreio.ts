import type { Leitura } from '../base/leitura';
import { CODIGO_ENCOMENDA_INVALIDO, readCodigoEncomenda } from './codigoEncomenda';
import { FINAL_DOCUMENTO_INVALIDO, readFinalDocumento } from './encomenda';

/** Tracking query of a parcel, typed and read alike. */
export interface ConsultaRastreio {
  codigo: string;
  documentoFinal: string;
}

/** Reads a typed tracking query. */
export function readRastreio(campos: ConsultaRastreio): Leitura<ConsultaRastreio, keyof ConsultaRastreio> {
  const codigo = readCodigoEncomenda(campos.codigo);
  const documentoFinal = readFinalDocumento(campos.documentoFinal);
  if (codigo !== null && documentoFinal !== null) return { ok: true, valor: { codigo, documentoFinal } };
  return {
    ok: false,
    erros: {
      ...(codigo === null && { codigo: CODIGO_ENCOMENDA_INVALIDO }),
      ...(documentoFinal === null && { documentoFinal: FINAL_DOCUMENTO_INVALIDO }),
    },
  };
}
