import type {
  EfeitoOnibus,
  Frota,
  OnibusAdministrado,
  PlantaDesenhada,
} from '../../../domain/wire/administracao/frota';
import { baseApi } from '../baseApi';

/** Endpoints of the company's coaches, for its staff. */
const administracaoFrotaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    frotaAdministrada: build.query<Frota, void>({
      query: () => '/Administracao/Onibus',
      providesTags: ['Administracao'],
    }),
    onibusAdministrado: build.query<OnibusAdministrado, string>({
      query: (id) => `/Administracao/Onibus/${id}`,
      providesTags: ['Administracao'],
    }),
    previaDesenho: build.query<EfeitoOnibus, { id: number; planta: PlantaDesenhada }>({
      query: ({ id, planta }) => ({ method: 'POST', path: `/Administracao/Onibus/${id}/Previa`, body: planta }),
      // Seats are taken and freed all the time.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFrotaAdministradaQuery, useOnibusAdministradoQuery, usePreviaDesenhoQuery } = administracaoFrotaApi;
