import { vagaAberta, type Vaga } from '../../domain/conteudo/vagas';
import { diaEm } from '../../domain/data';

/** In the address: for no opening in particular. */
export const VAGA_ESPONTANEA = 'espontanea';

/** What an address asks to apply for. */
export type VagaEscolhida = { tipo: 'vaga'; vaga: Vaga } | { tipo: 'espontanea' } | { tipo: 'encerrada' };

/** An opening that is gone is told so: its link may stand in somebody's messages. */
export function readVaga(search: string): VagaEscolhida {
  const id = new URLSearchParams(search).get('vaga') ?? '';
  if (id === VAGA_ESPONTANEA) return { tipo: 'espontanea' };
  const vaga = vagaAberta(id, diaEm(new Date(), 'America/Sao_Paulo'));
  return vaga ? { tipo: 'vaga', vaga } : { tipo: 'encerrada' };
}
