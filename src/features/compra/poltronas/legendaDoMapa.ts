import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';

/** The fixtures of a coach that its legend explains. */
export const fixturesOf = ({ recursos }: MapaPoltronas) =>
  (['wc', 'escada'] as const).filter((tipo) => recursos.some((recurso) => recurso.tipo === tipo));
