import { Type, type Static } from 'typebox';
import { Centavos, Dia, Id, Instante, LocalidadeId, closed } from '../base/campos';

const busca = { localidadeOrigem: LocalidadeId, localidadeDestino: LocalidadeId, data: Dia };

/** POST /AlertasDePreco: two places of a search, and a day. */
export const NovoAlerta = closed(busca);
export type NovoAlerta = Static<typeof NovoAlerta>;

/** A wish to hear once of a lower price of a day. */
export const AlertaDePreco = Type.Object({
  id: Id,
  ...busca,
  /** Names of the places. */
  origem: Type.String(),
  destino: Type.String(),
  /** The lowest price when it was asked for: the e-mail comes below it. Null where there was no seat: it comes with any price. */
  vistoCentavos: Type.Union([Centavos, Type.Null()]),
  criadoEm: Instante,
  /** Null while nobody was told. */
  avisadoEm: Type.Union([Instante, Type.Null()]),
});
export type AlertaDePreco = Static<typeof AlertaDePreco>;

/** An alert in the copy of one's data. */
export const AlertaExportado = Type.Omit(AlertaDePreco, ['id', 'origem', 'destino']);
export type AlertaExportado = Static<typeof AlertaExportado>;
