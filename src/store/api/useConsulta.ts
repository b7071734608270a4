import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { readFailureText } from '../../domain/base/falhas';
import type { HttpFailure } from '../../services/ports';

/** The part of an endpoint's hook that a query needs. */
type UseRead<Consulta, T> = (consulta: Consulta | typeof skipToken) => {
  currentData?: T | undefined;
  error?: HttpFailure | object | undefined;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A read that a form asks for: none before the first submission, and anew when the same is asked again. */
export function useConsulta<Consulta extends object, T>(useRead: UseRead<Consulta, T>) {
  const [asked, setAsked] = useState<Consulta | null>(null);
  const { currentData, error, isFetching, refetch } = useRead(asked ?? skipToken);
  const ask = (consulta: Consulta) => {
    if (shallowEqual(asked, consulta)) refetch();
    else setAsked(consulta);
  };
  return {
    ask,
    asking: isFetching,
    /** Words of a failed read; null without one. */
    erro: error && !isFetching ? readFailureText(error) : null,
    /** The answer to the latest query; null without one. */
    valor: (!error && currentData) || null,
  };
}
