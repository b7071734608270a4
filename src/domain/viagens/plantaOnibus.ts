import type { Classe } from './classe';

/** Bounds of a coach: places count from the driver and from the left. */
export const limitesPlanta = { andares: 2, filas: 41, colunas: 5, poltrona: 99 } as const;

/** A place of the coach. */
export interface LugarPlanta {
  andar: number;
  fila: number;
  coluna: number;
}

export interface PoltronaPlanta extends LugarPlanta {
  numero: number;
  classe: Classe;
  janela: boolean;
  acessivel: boolean;
  preferencialMulheres: boolean;
}

/** Kinds of places that are no seat. */
export type TipoRecurso = 'wc' | 'escada' | 'motorista' | 'geladeira';

/** Columns beside a window, unless somebody says otherwise. */
export const isColunaDeJanela = (coluna: number): boolean => coluna === 0 || coluna === limitesPlanta.colunas - 1;

/** A fault of a coach: of one of its seats or other places, by index, or of the whole. */
interface FalhaPlanta {
  onde: 'poltronas' | 'recursos' | 'planta';
  indice: number;
  motivo: string;
}

interface Planta {
  poltronas: readonly ({ numero: number } & LugarPlanta)[];
  recursos: readonly LugarPlanta[];
}

/** The faults of a coach, by the rules that a file of the import and a drawing by hand have in common. */
export function falhasDaPlanta({ poltronas, recursos }: Planta): FalhaPlanta[] {
  const falhas: FalhaPlanta[] = [];
  const numeros = new Set<number>();
  const usados = new Set<string>();
  const take = (onde: FalhaPlanta['onde'], indice: number, { andar, fila, coluna }: LugarPlanta): void => {
    const lugar = `piso ${andar}, fila ${fila}, coluna ${coluna}`;
    if (usados.has(lugar)) falhas.push({ onde, indice, motivo: `${lugar} já tem dono` });
    usados.add(lugar);
  };
  if (poltronas.length === 0) falhas.push({ onde: 'planta', indice: 0, motivo: 'não tem poltronas' });
  for (const [indice, poltrona] of poltronas.entries()) {
    const { numero } = poltrona;
    if (numeros.has(numero)) falhas.push({ onde: 'poltronas', indice, motivo: `poltrona: ${numero} se repete` });
    numeros.add(numero);
    take('poltronas', indice, poltrona);
  }
  for (const [indice, recurso] of recursos.entries()) take('recursos', indice, recurso);
  return falhas;
}
