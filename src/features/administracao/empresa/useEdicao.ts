import { useState } from 'react';
import { type DadosEmpresa, toDadosEmpresa } from '../../../domain/companhia/formularioEmpresa';
import { partesMudadas } from '../../../domain/companhia/partesEmpresa';
import type { Companhia } from '../../../domain/wire/companhia/companhia';

/** A form being filled in: the saved state that it began with, and its initial values. */
export interface Edicao {
  base: Companhia | null;
  valores: DadosEmpresa;
  /** A new number is a new form; the same one keeps its fields, and the focus. */
  n: number;
  /** The values were typed before, and kept. */
  retomada: boolean;
}

/** The number of a saved state; 0 before the first one. */
export const versaoDe = (companhia: Companhia | null): number => companhia?.versao ?? 0;

const formOf = (companhia: Companhia | null): DadosEmpresa => toDadosEmpresa(companhia?.dados ?? null);

interface Fontes {
  /** The state that the server told last. */
  atual: Companhia | null;
  /** Unsaved text of before; null without any. */
  guardado: Pick<Edicao, 'base' | 'valores'> | null;
  /** The state that this form has saved last; null before. */
  salva: Companhia | null;
}

/** The company's form over time: begun with the saved state or with kept text, begun anew by a save or by a choice. */
export function useEdicao({ atual, guardado, salva }: Fontes) {
  const [edicao, setEdicao] = useState<Edicao>(() => ({
    base: guardado ? guardado.base : atual,
    valores: guardado ? guardado.valores : formOf(atual),
    n: 0,
    retomada: guardado !== null,
  }));
  const [digitado, setDigitado] = useState<DadosEmpresa>(edicao.valores);
  const { base, n } = edicao;
  const isDirty = partesMudadas(formOf(base), digitado).length > 0;
  const isSaved = versaoDe(salva) > versaoDe(base);
  const outra = versaoDe(atual) > Math.max(versaoDe(base), versaoDe(salva)) ? atual : null;
  // A save goes on with the same fields; a newer state is simply shown where nothing was typed, so nothing is lost.
  if (isSaved) setEdicao({ base: salva, valores: formOf(salva), n, retomada: false });
  else if (outra && !isDirty) setEdicao({ base: outra, valores: formOf(outra), n: n + 1, retomada: false });
  /** Begins a new form with these values over a saved state. */
  const startWith = (companhia: Companhia | null, valores: DadosEmpresa = formOf(companhia)) => {
    setDigitado(valores);
    setEdicao({ base: companhia, valores, n: n + 1, retomada: false });
  };
  return { edicao, digitado, setDigitado, isDirty, outra: isDirty ? outra : null, startWith };
}
