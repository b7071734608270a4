import type { TSchema } from 'typebox';
import { Problema } from '../../../src/domain/wire/base/problema';
import { envelope } from '../../../src/domain/wire/base/campos';

/** A route's answers: its success in the envelope, and the problem that any failure is. */
export const responses = <T extends TSchema>(data: T) => ({ 200: envelope(data), '4xx': Problema, '5xx': Problema });

/** The same for a route that creates: 201. */
export const created = <T extends TSchema>(data: T) => ({ 201: envelope(data), '4xx': Problema, '5xx': Problema });
