import { useEffect, useState } from 'react';
import { useLocalidadesQuery } from '../../store/api/localidades';
import type { CampoLugar, ConsultaLugares, RespostaLugares } from './buscaFormState';

export interface LocalidadesFeedProps {
  campo: CampoLugar;
  consulta: ConsultaLugares;
  onAnswer: (campo: CampoLugar, resposta: RespostaLugares) => void;
}

/** Shorter than a pause between words, longer than one between letters. */
const DEBOUNCE_MS = 120;

/**
 * Fetches suggestions and shows nothing. Apart from the card, so that the cache of reads comes only when somebody
 * touches a place field, never with home's first bytes.
 */
export function LocalidadesFeed({ campo, consulta, onAnswer }: LocalidadesFeedProps) {
  const asked = useDebounced(consulta);
  const { currentData, isError } = useLocalidadesQuery(asked);
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
