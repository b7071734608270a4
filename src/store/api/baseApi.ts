import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { HttpFailure, HttpPort, HttpRequest } from '../../services/ports';

/** Extra argument of the store's thunks, and so of every read. */
export interface StoreExtra {
  http: HttpPort;
}

/**
 * Reads use the same port as workflows: same headers, token renewal and failures. A cancelled read rejects there with
 * a DOMException; here it ends as an unanswered one, since RTK Query writes every rejection to the console as an unhandled error.
 */
const throughHttp: BaseQueryFn<string | HttpRequest, unknown, HttpFailure> = async (args, { signal, extra }) => {
  const { http } = extra as StoreExtra;
  const request: HttpRequest = typeof args === 'string' ? { method: 'GET', path: args } : args;
  try {
    const result = await http.request<unknown>({ ...request, signal });
    return result.ok ? { data: settled(result.value ?? null) } : { error: result.failure };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { error: { kind: 'transient', motivo: 'rede' } };
  }
};

/**
 * The store freezes what it is given, row by row: for a day of 2,000 trips about a fifth of what showing them takes. An answer
 * whose root is frozen is taken as it is. Outside production every row is still frozen, so that a test finds who writes
 * into one.
 */
const settled = (answer: unknown): unknown => (process.env.NODE_ENV === 'production' ? Object.freeze(answer) : answer);

/** RTK Query API of the product. Each subject injects its endpoints: `baseApi.injectEndpoints({ … })`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: throughHttp,
  tagTypes: [
    'Localidades',
    'Viagens',
    'Poltronas',
    'Pedidos',
    'Reservas',
    'Bilhetes',
    'Conta',
    'Passageiros',
    'Cartoes',
    'Encomendas',
    'Avisos',
    'Balcao',
    'Caixas',
    'Operadores',
    'Administracao',
    'Tarifas',
    'Empresa',
    'Cupons',
  ],
  endpoints: () => ({}),
});
