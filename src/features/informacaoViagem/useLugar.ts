import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { matchLocalidade, namedLocalidade, nomeLocalidade, rotuloLocalidade } from '../../domain/camposBusca';
import type { Localidade } from '../../domain/wire/localidades';
import { useLocalidadesQuery } from '../../store/api/localidades';

/** Longer than a pause between letters. */
const DEBOUNCE_MS = 120;
const NONE: readonly Localidade[] = [];

/**
 * A place as it is typed or chosen, with suggestions from the server once its field is touched; `origem` limits them to
 * what is served from there. A text that names one place is that place.
 */
export function useLugar(onChange: () => void, origem?: string) {
  const [texto, setTexto] = useState('');
  const [chosen, setChosen] = useState<Localidade | null>(null);
  const [touched, setTouched] = useState(false);
  const termo = useSettled(chosen ? '' : texto.trim());
  const { currentData, data, isFetching } = useLocalidadesQuery(touched ? { termo, origem } : skipToken);
  const opcoes = currentData ?? NONE;
  const isCurrent = !isFetching && termo === texto.trim();
  return {
    texto,
    // Who is quicker than the suggestions is understood where the name is whole.
    lugar: chosen ?? (isCurrent ? matchLocalidade(texto, opcoes) : namedLocalidade(texto, data ?? NONE)),
    field: {
      inputText: texto,
      options: opcoes.map((one) => ({ id: one.id, titulo: nomeLocalidade(one), detalhe: one.terminal })),
      loading: isFetching,
      onOpen: () => setTouched(true),
      onInputChange: (text: string) => {
        setTouched(true);
        setTexto(text);
        setChosen(null);
        onChange();
      },
      onSelect: ({ id }: { id: string }) => {
        const lugar = opcoes.find((one) => one.id === id);
        if (!lugar) return;
        setTexto(rotuloLocalidade(lugar));
        setChosen(lugar);
        onChange();
      },
    },
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
