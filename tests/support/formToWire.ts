import { AjvCompiler } from '@fastify/ajv-compiler';
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';
import type { Schema } from 'yup';
import { ajvOptions } from '../../server/platform/http/validation/validation';
import { refusedBy } from './refusedBy';

const compile = AjvCompiler()({}, ajvOptions(false));
/** The faults that the API finds in a body, as it arrives: without what JSON drops. */
export function faultsOf(schema: TSchema, body: unknown): unknown[] {
  const validate = compile({ schema, method: 'POST', url: '/', httpPart: 'body' });
  return validate(JSON.parse(JSON.stringify(body))) ? [] : (validate.errors ?? ['refused']);
}

/** The way of what is typed through a form's schema into the body of a request. */
export interface FormToWire {
  dados: Arbitrary<object>;
  form: Schema;
  toBody: (dados: never) => unknown;
  wire: TSchema;
}

/** One way, whose form's data and body are of one type. */
export const way = <D extends object>(
  dados: Arbitrary<D>,
  form: Schema,
  toBody: (dados: D) => unknown,
  wire: TSchema,
): FormToWire => ({ dados, form, toBody, wire });

/** Expects the API to take every body that the form lets through; a form that refuses nearly everything fails too. */
export function expectWireTakes({ dados, form, toBody, wire }: FormToWire, numRuns: number): void {
  let accepted = 0;
  fc.assert(
    fc.property(dados, (typed) => {
      if (Object.keys(refusedBy(form, typed)).length > 0) return;
      accepted += 1;
      expect(faultsOf(wire, toBody(typed as never))).toEqual([]);
    }),
    { numRuns },
  );
  expect(accepted).toBeGreaterThan(4);
}
