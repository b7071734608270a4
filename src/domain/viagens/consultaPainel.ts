import { parseDataBr } from '../base/data';
import type { Leitura } from '../base/leitura';
import { type LugarDigitado, MESMO_LUGAR } from '../lugares/lugarDigitado';
import { DATA_INVALIDA, lugarErro } from './camposBusca';
import type { ConsultaPainel } from './painel';
import { translated } from '../../words/t';

/** A board query as typed; the date is `DD/MM/AAAA`. */
export interface PainelDigitado {
  origem: LugarDigitado;
  destino: LugarDigitado;
  data: string;
}

/** Reads a typed board query, of any day. */
export function readConsultaPainel(digitado: PainelDigitado): Leitura<ConsultaPainel, keyof PainelDigitado> {
  const { origem, destino } = digitado;
  const data = parseDataBr(digitado.data);
  const isSame = origem.lugar !== null && origem.lugar.id === destino.lugar?.id;
  if (origem.lugar && destino.lugar && data && !isSame) {
    return { ok: true, valor: { localidadeOrigem: origem.lugar.id, localidadeDestino: destino.lugar.id, data } };
  }
  return {
    ok: false,
    erros: {
      ...lugarErro('origem', origem.texto, origem.lugar),
      ...lugarErro('destino', destino.texto, destino.lugar),
      ...(isSame && { destino: translated(MESMO_LUGAR) }),
      ...(!data && { data: translated(DATA_INVALIDA) }),
    },
  };
}
