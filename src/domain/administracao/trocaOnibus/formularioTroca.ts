import { rotulosClasse } from '../../viagens/viagem';
import { judgeMudancas, type Julgamento } from '../../viagens/trocaOnibus/judgeMudancas';
import type { Mudanca } from '../../viagens/trocaOnibus/ocupante';
import type { PreviaOnibus } from '../../wire/administracao/partidas';

/** The operator's form: the new seat of each person who moves, and the reason where one of them is a worse one. */
export interface DadosTroca {
  /** By the order of {@link listMoveis}; empty where no seat is chosen. */
  destinos: string[];
  motivo: string;
}

/** Length of a reason, as the wire has it. */
export const MOTIVO_TROCA = { minimo: 5, maximo: 200 } as const;

/** A person of a departure, as the preview names them. */
export type OcupanteNaPrevia = PreviaOnibus['ocupantes'][number];

/** The people who cannot keep their seat, in the order of their seats. */
export const listMoveis = ({ ocupantes, mudancas, semLugar }: PreviaOnibus): OcupanteNaPrevia[] =>
  ocupantes.filter(({ id }) => semLugar.includes(id) || mudancas.some((one) => one.id === id));

/** The proposal as the form begins. */
export const toDadosTroca = (previa: PreviaOnibus): DadosTroca => ({
  destinos: listMoveis(previa).map(({ id }) => String(previa.mudancas.find((one) => one.id === id)?.para ?? '')),
  motivo: '',
});

/** The seats that were chosen so far. */
export const toMudancas = (previa: PreviaOnibus, destinos: readonly string[]): Mudanca[] =>
  listMoveis(previa).flatMap(({ id }, i) => {
    const para = Number(destinos[i] ?? '');
    return para > 0 ? [{ id, para }] : [];
  });

/** Consequences of the chosen seats for everybody in the coach. */
export const judgeTroca = (previa: PreviaOnibus, destinos: readonly string[]): Julgamento =>
  judgeMudancas(previa.antes, previa.lugares, previa.ocupantes, toMudancas(previa, destinos));

/** The seats of the coach that somebody who moves may be given: those of nobody who stays. */
export function listDestinos(previa: PreviaOnibus): { value: string; label: string }[] {
  const moveis = new Set(listMoveis(previa).map(({ id }) => id));
  const kept = new Set(previa.ocupantes.flatMap(({ id, poltrona }) => (moveis.has(id) ? [] : [poltrona])));
  return previa.lugares
    .filter(({ numero }) => !kept.has(numero))
    .map(({ numero, classe, acessivel, preferencialMulheres }) => ({
      value: String(numero),
      label: [
        String(numero),
        rotulosClasse[classe],
        acessivel && 'acessível',
        preferencialMulheres && 'preferencial para mulheres',
      ]
        .filter(Boolean)
        .join(', '),
    }));
}
