import { vagaAberta } from '../../../domain/empresa/vagas';
import type { Dia } from '../../../domain/base/data';
import type { Vaga } from '../../../domain/wire/companhia/companhia';

/** Value in the address for a speculative application. */
export const VAGA_ESPONTANEA = 'espontanea';

/** The position named by an address. */
export type VagaEscolhida = { tipo: 'vaga'; vaga: Vaga } | { tipo: 'espontanea' } | { tipo: 'encerrada' };

/** Parses the position; a closed one is reported, since links to it may still circulate. */
export function readVaga(search: string, vagas: readonly Vaga[], hoje: Dia): VagaEscolhida {
  const id = new URLSearchParams(search).get('vaga') ?? '';
  if (id === VAGA_ESPONTANEA) return { tipo: 'espontanea' };
  const vaga = vagaAberta(vagas, id, hoje);
  return vaga ? { tipo: 'vaga', vaga } : { tipo: 'encerrada' };
}
