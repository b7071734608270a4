import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { namedLocalidade, nomeLocalidade, rotuloLocalidade } from '../../domain/viagens/camposBusca';
import { type LugarDigitado, lugarVazio } from '../../domain/lugares/lugarDigitado';
import type { Localidade } from '../../domain/wire/lugares/localidades';
import { useLocalidadesQuery } from '../../store/api/localidades';
import { useFormField } from '../../ui/form/submit/useFormField';
import { PlaceCombobox } from '../../ui/PlaceCombobox/PlaceCombobox';

export interface CampoLugarProps {
  name: string;
  label: string;
  /** Restricts suggestions to places served from there. */
  origem?: string | undefined;
}

/** Debounce, shorter than a pause between words and longer than one between letters. */
const DEBOUNCE_MS = 120;

/** A place field with suggestions, bound to the form. */
export function CampoLugar({ name, label, origem }: CampoLugarProps) {
  const { value, error, onChange } = useFormField<LugarDigitado>(name, lugarVazio);
  const [ativo, setAtivo] = useState(false);
  const { texto, lugar } = value;
  const termo = useSettled(lugar ? '' : texto);
  // Keeps the last suggestions while the next load, so that the list does not collapse.
  const { data, isFetching, isError } = useLocalidadesQuery(ativo ? { termo, origem, diretas: true } : skipToken);
  const lugares = data ?? [];

  const understand = useEffectEvent((places: readonly Localidade[]) => {
    // A complete name typed before its suggestions arrived selects that place.
    const meant = lugar ? null : namedLocalidade(texto, places);
    if (meant) onChange({ texto, lugar: meant });
  });
  useEffect(() => understand(data ?? []), [data]);

  return (
    <PlaceCombobox
      name={name}
      label={label}
      inputText={texto}
      options={lugares.map((place) => ({ id: place.id, titulo: nomeLocalidade(place), detalhe: place.terminal }))}
      loading={isFetching && lugares.length === 0}
      emptyText={
        isError ? 'Não conseguimos buscar os lugares. Tente de novo.' : 'Nenhum lugar que atendemos com este nome'
      }
      error={error}
      onInputChange={(next) => {
        setAtivo(true);
        if (next !== texto) onChange({ texto: next, lugar: namedLocalidade(next, lugares) });
      }}
      onSelect={({ id }) => {
        const chosen = lugares.find((place) => place.id === id);
        if (chosen) onChange({ texto: rotuloLocalidade(chosen), lugar: chosen });
      }}
      onOpen={() => setAtivo(true)}
    />
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
