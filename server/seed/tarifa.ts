import type { Classe } from '../../src/domain/viagens/classe';
import type { Preco } from '../../src/domain/wire/viagens/viagens';

export interface Percurso {
  km: number;
  classe: Classe;
  ufOrigem: string;
  ufDestino: string;
}

/** The four components; the total is their sum. */
export type Componentes = Omit<Preco, 'totalCentavos' | 'regras'>;

/** Invented: a fixed part, and a price per kilometre that falls with the distance. */
const FIXO_CENTAVOS = 900;
const faixas = [
  { ateKm: 400, centavosPorKm: 28 },
  { ateKm: 1000, centavosPorKm: 23 },
  { ateKm: Infinity, centavosPorKm: 18 },
] as const;

const fatorDaClasse: Record<Classe, number> = {
  convencional: 1,
  executivo: 1.18,
  'semi-leito': 1.42,
  leito: 1.95,
  'leito-cama': 2.45,
};

/** Centavos of toll a kilometre, by state: where most roads are let out, and where none is. */
const pedagioPorKm: Record<string, number> = {
  SP: 2.8,
  PR: 2.4,
  RJ: 2.2,
  RS: 1.8,
  MG: 1.6,
  SC: 1.4,
  ES: 1.4,
  GO: 1.2,
  DF: 1.2,
  MT: 1.2,
  MS: 1.2,
  BA: 1.2,
  PE: 0.4,
  TO: 0.6,
  CE: 0.4,
  RO: 0.8,
};

const LONGA_KM = 150;
const embarque = { curta: 385, longa: 695 };

const toFive = (centavos: number): number => Math.round(centavos / 5) * 5;

/** The price of the kilometres alone, stage by stage. */
function centavosDosKm(km: number): number {
  let from = 0;
  let sum = 0;
  for (const { ateKm, centavosPorKm } of faixas) {
    sum += Math.max(0, Math.min(km, ateKm) - from) * centavosPorKm;
    from = ateKm;
  }
  return sum;
}

/** The fare of an adult by distance and class: invented, plausible, and the same both ways. */
export function tarifaDe({ km, classe, ufOrigem, ufDestino }: Percurso): Componentes {
  const pedagio = ((pedagioPorKm[ufOrigem] ?? 0) + (pedagioPorKm[ufDestino] ?? 0)) / 2;
  return {
    tarifaCentavos: toFive((FIXO_CENTAVOS + centavosDosKm(km)) * fatorDaClasse[classe]),
    pedagioCentavos: toFive(km * pedagio),
    taxaEmbarqueCentavos: km < LONGA_KM ? embarque.curta : embarque.longa,
    seguroCentavos: km < LONGA_KM ? 95 : 150,
  };
}
