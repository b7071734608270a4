import type { OfertaAdicional } from './adicionais';
import type { Adicional } from './tipoAdicional';

/**
 * The extras of a passenger's earlier trips that another purchase begins with: of each kind the most that one trip had, as far as
 * the company sells the kind and lets a passenger have so many.
 */
export function adicionaisDeNovo(
  viagens: readonly (readonly Adicional[])[],
  ofertas: readonly Pick<OfertaAdicional, 'tipo' | 'porPassageiro'>[],
): Adicional[] {
  return ofertas.flatMap(({ tipo, porPassageiro }) => {
    const had = viagens.flat().filter((adicional) => adicional.tipo === tipo);
    const quantidade = Math.min(porPassageiro, Math.max(0, ...had.map((adicional) => adicional.quantidade)));
    return quantidade > 0 ? [{ tipo, quantidade }] : [];
  });
}
