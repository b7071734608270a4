import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import {
  matchLocalidade,
  namedLocalidade,
  nomeLocalidade,
  rotuloLocalidade,
} from '../../../domain/viagens/camposBusca';
import type { Localidade } from '../../../domain/wire/lugares/localidades';
import { useLocalidadesQuery } from '../../../store/api/localidades';

/** Debounce of typing. */
const DEBOUNCE_MS = 120;
const NONE: readonly Localidade[] = [];

/**
 * State of a place field with server suggestions, loaded once the field is used; `origem` restricts them to places
 * that a coach goes to from there. A text that names one place selects it.
 */
export function useLugar(onChange: () => void, origem?: string) {
  const [texto, setTexto] = useState('');
  const [chosen, setChosen] = useState<Localidade | null>(null);
  const [touched, setTouched] = useState(false);
  const termo = useSettled(chosen ? '' : texto.trim());
  const { currentData, data, isFetching } = useLocalidadesQuery(touched ? { termo, origem, diretas: true } : skipToken);
  const opcoes = currentData ?? NONE;
  const isCurrent = !isFetching && termo === texto.trim();
  return {
    texto,
    // A complete name typed faster than the suggestions also resolves.
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
