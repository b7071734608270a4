import { useEffect, useState } from 'react';
import { useLocalidadesQuery } from '../../../store/api/localidades';
import type { CampoLugar, ConsultaLugares, RespostaLugares } from './buscaFormState';

export interface LocalidadesFeedProps {
  campo: CampoLugar;
  consulta: ConsultaLugares;
  onAnswer: (campo: CampoLugar, resposta: RespostaLugares) => void;
}

/** Debounce, shorter than a pause between words and longer than one between letters. */
const DEBOUNCE_MS = 120;

/**
 * Loads suggestions without rendering. Separate from the form, so that the cache of reads loads only when a place field
 * is used.
 */
export function LocalidadesFeed({ campo, consulta, onAnswer }: LocalidadesFeedProps) {
  const asked = useDebounced(consulta);
  const { currentData, isError } = useLocalidadesQuery({ ...asked, cidades: true });
  useEffect(() => {
    if (currentData) onAnswer(campo, { consulta: asked, lugares: currentData });
    else if (isError) onAnswer(campo, { consulta: asked, lugares: null });
  }, [campo, asked, currentData, isError, onAnswer]);
  return null;
}

function useDebounced(consulta: ConsultaLugares): ConsultaLugares {
  const [settled, setSettled] = useState(consulta);
  const { termo, origem } = consulta;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ termo, origem }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [termo, origem]);
  return settled;
}
