import type { TSchema } from 'typebox';
import { faultsOf } from './formToWire';

type Change = Record<string, unknown>;

/** A body that is taken, the changes with which it is still taken, and those with which it is refused. */
export interface Bodies {
  schema: TSchema;
  body: Change;
  taken: readonly Change[];
  refused: readonly Change[];
}

/** Tells the bodies of a request that the API takes from those that it refuses; `undefined` leaves a field out. */
export function describeBodies(name: string, { schema, body, taken, refused }: Bodies): void {
  describe(name, () => {
    it.each([{}, ...taken])('is taken with %j', (change) => {
      expect(faultsOf(schema, { ...body, ...change })).toEqual([]);
    });

    it.each([...refused, { desconhecido: 1 }])('is refused with %j', (change) => {
      expect(faultsOf(schema, { ...body, ...change })).not.toEqual([]);
    });
  });
}
