import { areJuntas } from '../../compra/poltronasJuntas';
import { emptyCoach } from './lugaresLivres';
import { classStep, maySit, type Lugar, type Mudanca, type Ocupante } from './ocupante';

/** Consequences of a seat for the person who gets it. */
export interface Efeito {
  id: string;
  de: number;
  para: number;
  /** Steps from the paid class: negative is a worse one. */
  classe: number;
  /** The people who sat together no longer do. */
  separa: boolean;
  outroAndar: boolean;
  perdeAcessivel: boolean;
  perdeMulheres: boolean;
  /** The person goes back to the seat of the purchase. */
  volta: boolean;
}

/** Why a seat cannot be given. */
export type Recusa = 'inexistente' | 'ocupada' | 'sem_destino';

export interface Julgamento {
  /** Of everybody whose seat is another one, in number or in kind. */
  efeitos: Efeito[];
  recusas: { id: string; motivo: Recusa }[];
}

/** A worse class, or a step-free seat that is lost: given only for a reason, which is kept. */
export const isPior = ({ classe, perdeAcessivel }: Pick<Efeito, 'classe' | 'perdeAcessivel'>): boolean =>
  classe < 0 || perdeAcessivel;

/**
 * Judges the seats that people are to get in another coach. A person who is not named keeps the number, which is refused
 * (`sem_destino`) where the seat of that number is missing or is of another kind.
 */
export function judgeMudancas(
  antes: readonly Lugar[],
  lugares: readonly Lugar[],
  ocupantes: readonly Ocupante[],
  mudancas: readonly Mudanca[],
): Julgamento {
  const chosen = new Map(mudancas.map(({ id, para }) => [id, para]));
  const targetOf = ({ id, poltrona }: Ocupante): number => chosen.get(id) ?? poltrona;
  const coach = emptyCoach(lugares);
  const recusas: Julgamento['recusas'] = [];
  // A person who keeps the seat has it before somebody who is to get it.
  const sorted = [...ocupantes].sort((a, b) => Number(chosen.has(a.id)) - Number(chosen.has(b.id)));
  for (const one of sorted) {
    const lugar = coach.find(targetOf(one));
    const motivo = refusalOf(one, lugar, chosen.has(one.id));
    if (motivo) recusas.push({ id: one.id, motivo });
    else if (lugar && coach.isFree(lugar, one)) coach.take(lugar, one);
    else recusas.push({ id: one.id, motivo: 'ocupada' });
  }
  const efeitos = ocupantes.flatMap((one) => {
    const lugar = coach.find(targetOf(one));
    if (!lugar || (lugar.numero === one.poltrona && maySit(one, lugar))) return [];
    const group = ocupantes.filter(({ grupo }) => grupo === one.grupo);
    return [toEfeito(one, lugar, { antes, lugares, group, targetOf })];
  });
  return { efeitos, recusas };
}

function refusalOf(one: Ocupante, lugar: Lugar | undefined, isChosen: boolean): Recusa | null {
  if (isChosen) return lugar ? null : 'inexistente';
  return lugar && maySit(one, lugar) ? null : 'sem_destino';
}

interface Context {
  antes: readonly Lugar[];
  lugares: readonly Lugar[];
  group: readonly Ocupante[];
  targetOf: (one: Ocupante) => number;
}

function toEfeito(one: Ocupante, lugar: Lugar, { antes, lugares, group, targetOf }: Context): Efeito {
  const old = antes.find(({ numero }) => numero === one.poltrona);
  const sat = seatsJuntas(
    antes,
    group.map(({ poltrona }) => poltrona),
  );
  return {
    id: one.id,
    de: one.poltrona,
    para: lugar.numero,
    classe: classStep(one.classe, lugar.classe),
    separa: group.length > 1 && sat && !seatsJuntas(lugares, group.map(targetOf)),
    outroAndar: old !== undefined && old.andar !== lugar.andar,
    perdeAcessivel: one.acessivel && !lugar.acessivel,
    perdeMulheres: one.mulheres && !lugar.preferencialMulheres,
    volta: one.original === lugar.numero,
  };
}

/** A group that is not in the coach as a whole was not together there. */
const seatsJuntas = (lugares: readonly Lugar[], numeros: readonly number[]): boolean =>
  areJuntas(
    lugares.map((lugar) => ({ ...lugar, livre: true })),
    numeros,
  );

/**
 * People whom an earlier change of coaches moved and who do not get the seat of the purchase back, although the coach has
 * it in their class.
 */
export const findNaoVoltam = <Person extends Ocupante>(
  lugares: readonly Lugar[],
  ocupantes: readonly Person[],
  mudancas: readonly Mudanca[],
): Person[] =>
  ocupantes.filter((one) => {
    const para = mudancas.find(({ id }) => id === one.id)?.para ?? one.poltrona;
    return para !== one.original && lugares.some((lugar) => lugar.numero === one.original && maySit(one, lugar));
  });
