import { suggestJuntas } from '../../compra/poltronasJuntas';
import { emptyCoach, type LugaresLivres } from './lugaresLivres';
import { classStep, isReservedFor, keepsRights, maySit, type Lugar, type Mudanca, type Ocupante } from './ocupante';

/** A coach with a seat for each person, as far as there is one. */
export interface Proposta {
  /** People whose seat or class is another one than before. */
  mudancas: Mudanca[];
  /** Ids of the people without a seat. */
  semLugar: string[];
}

/**
 * Seats the people of a departure in another coach, always in the same way for the same people: whoever can stay stays,
 * whoever was moved before goes back, and the others get a seat of their class or a better one beside the people they
 * travel with, on the same deck and near the old seat where possible. Step-free seats and seats for women go first to
 * whoever had one; seats for women go to nobody else. A worse class comes last.
 * @param antes seats of the coach that goes.
 * @param lugares seats of the coach that comes.
 */
export function proposeMudancas(
  antes: readonly Lugar[],
  lugares: readonly Lugar[],
  ocupantes: readonly Ocupante[],
): Proposta {
  const coach = emptyCoach(lugares);
  const before = new Map(antes.map((lugar) => [lugar.numero, lugar]));
  const people = [...ocupantes].sort((a, b) => a.poltrona - b.poltrona || a.seqO - b.seqO || (a.id < b.id ? -1 : 1));
  const hasRight = ({ acessivel, mulheres }: Ocupante): boolean => acessivel || mulheres;
  stay(coach, people.filter(hasRight));
  for (const one of people.filter((person) => hasRight(person) && isWaiting(coach, person))) {
    seatByRight(coach, before.get(one.poltrona), one);
  }
  stay(
    coach,
    people.filter((one) => isWaiting(coach, one)),
  );
  for (const group of groupsOf(people.filter((one) => isWaiting(coach, one)))) seatGroup(coach, before, people, group);
  return {
    mudancas: people.flatMap((one) => {
      const para = coach.seatOf(one);
      return para === undefined || isUnchanged(coach, one, para) ? [] : [{ id: one.id, para }];
    }),
    semLugar: people.filter((one) => isWaiting(coach, one)).map(({ id }) => id),
  };
}

const isWaiting = (coach: LugaresLivres, one: Ocupante): boolean => coach.seatOf(one) === undefined;

function isUnchanged(coach: LugaresLivres, one: Ocupante, para: number): boolean {
  const lugar = coach.find(para);
  return one.poltrona === para && lugar !== undefined && maySit(one, lugar);
}

/** People who chose their seat stay in it; then whoever was moved before goes back to the first one, or stays too. */
function stay(coach: LugaresLivres, people: readonly Ocupante[]): void {
  const sit = (one: Ocupante, numero: number): void => {
    const lugar = coach.find(numero);
    if (lugar && isWaiting(coach, one) && maySit(one, lugar) && coach.isFree(lugar, one)) coach.take(lugar, one);
  };
  for (const one of people) if (one.original === null) sit(one, one.poltrona);
  for (const one of people) if (one.original !== null) sit(one, one.original);
  for (const one of people) sit(one, one.poltrona);
}

/** The nearest seat with the same right, of the same class or a better one. */
function seatByRight(coach: LugaresLivres, old: Lugar | undefined, one: Ocupante): void {
  const fit = coach.lugares.filter(
    (lugar) => isReservedFor(one, lugar) && coach.isFree(lugar, one) && classStep(one.classe, lugar.classe) >= 0,
  );
  const [best] = fit.sort(
    (a, b) =>
      Number(keepsRights(one, b)) - Number(keepsRights(one, a)) ||
      classStep(a.classe, b.classe) * -1 ||
      distance(old, a) - distance(old, b) ||
      a.numero - b.numero,
  );
  if (best) coach.take(best, one);
}

/** People of one group and class, the best class and the largest group first. */
function groupsOf(waiting: readonly Ocupante[]): Ocupante[][] {
  const groups = new Map<string, Ocupante[]>();
  for (const one of waiting) {
    const key = `${one.grupo} ${one.classe}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].sort((a, b) => {
    const [first, second] = [a[0], b[0]];
    return (first && second ? classStep(first.classe, second.classe) : 0) || b.length - a.length;
  });
}

function seatGroup(
  coach: LugaresLivres,
  before: ReadonlyMap<number, Lugar>,
  people: readonly Ocupante[],
  group: readonly Ocupante[],
): void {
  const [first] = group;
  if (!first) return;
  const friends = people.filter(({ grupo }) => grupo === first.grupo).flatMap((one) => coach.seatOf(one) ?? []);
  const steps = [...new Set(coach.lugares.map(({ classe }) => classStep(first.classe, classe)))];
  const same = steps.filter((step) => step >= 0).sort((a, b) => a - b);
  const worse = steps.filter((step) => step < 0).sort((a, b) => b - a);
  for (const tiers of [same, worse]) {
    if (tiers.some((tier) => seatTogether(coach, before, { group, friends, tier }))) return;
    for (const one of group.filter((member) => isWaiting(coach, member))) {
      seatAlone(coach, before.get(one.poltrona), one, tiers);
    }
  }
}

interface Together {
  group: readonly Ocupante[];
  /** Seats of the people of the group who have one. */
  friends: readonly number[];
  /** Steps from the paid class. */
  tier: number;
}

/** Seats a whole group of more than one side by side in one class; false where there is no such place. */
function seatTogether(
  coach: LugaresLivres,
  before: ReadonlyMap<number, Lugar>,
  { group, friends, tier }: Together,
): boolean {
  const waiting = group.filter((one) => isWaiting(coach, one));
  const [first] = waiting;
  if (!first || waiting.length + friends.length < 2) return waiting.length === 0;
  const classe = coach.lugares.find((lugar) => classStep(first.classe, lugar.classe) === tier)?.classe ?? first.classe;
  const deck = before.get(first.poltrona)?.andar;
  const search = (perto: readonly number[], onDeck: boolean): number[] =>
    suggestJuntas(
      coach.lugares.map((lugar) => ({
        ...lugar,
        livre:
          !lugar.acessivel && (!onDeck || lugar.andar === deck) && waiting.every((one) => coach.isFree(lugar, one)),
      })),
      { quantidade: waiting.length, classe, perto, exceto: friends },
    );
  const tries =
    waiting.length > 1
      ? [[friends, false] as const, [[], true] as const, [[], false] as const]
      : [[friends, false] as const];
  const found = tries.map(([perto, onDeck]) => search(perto, onDeck)).find((seats) => seats.length > 0);
  if (!found) return false;
  waiting.forEach((one, i) => {
    const lugar = coach.find(found[i] ?? 0);
    if (lugar) coach.take(lugar, one);
  });
  return true;
}

/** The nearest free seat in the first of these classes that has one; a step-free one where nothing else is left. */
function seatAlone(coach: LugaresLivres, old: Lugar | undefined, one: Ocupante, tiers: readonly number[]): void {
  const rank = (lugar: Lugar): number => tiers.indexOf(classStep(one.classe, lugar.classe));
  const [best] = coach.lugares
    .filter((lugar) => rank(lugar) >= 0 && !lugar.preferencialMulheres && coach.isFree(lugar, one))
    .sort(
      (a, b) =>
        Number(a.acessivel) - Number(b.acessivel) ||
        rank(a) - rank(b) ||
        distance(old, a) - distance(old, b) ||
        a.numero - b.numero,
    );
  if (best) coach.take(best, one);
}

const distance = (old: Lugar | undefined, lugar: Lugar): number =>
  old
    ? (old.andar === lugar.andar ? 0 : 100) + Math.abs(old.fila - lugar.fila) * 3 + Math.abs(old.coluna - lugar.coluna)
    : 0;
