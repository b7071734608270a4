import { vagaAberta, type Vaga } from '../../../domain/empresa/conteudo/vagas';
import type { Dia } from '../../../domain/base/data';

/** Value in the address for a speculative application. */
export const VAGA_ESPONTANEA = 'espontanea';

/** The position named by an address. */
export type VagaEscolhida = { tipo: 'vaga'; vaga: Vaga } | { tipo: 'espontanea' } | { tipo: 'encerrada' };

/** Parses the position; a closed one is reported, since links to it may still circulate. */
export function readVaga(search: string, hoje: Dia): VagaEscolhida {
  const id = new URLSearchParams(search).get('vaga') ?? '';
  if (id === VAGA_ESPONTANEA) return { tipo: 'espontanea' };
  const vaga = vagaAberta(id, hoje);
  return vaga ? { tipo: 'vaga', vaga } : { tipo: 'encerrada' };
}
