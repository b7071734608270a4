/**
 * The field types of the wire. Formats name the pure rules of `src/domain`; the server registers each with its
 * message, so that form and wire refuse with the same words. Clients import types only.
 */
import { Type, type TSchema } from 'typebox';

/** An object that refuses keys it does not know. */
export const closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** `{ data: … }`, the envelope of every success. */
export const envelope = <T extends TSchema>(data: T) => Type.Object({ data });

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
export const LocalidadeId = Type.String({ pattern: '^[0-9]{1,9}$', description: 'Id de uma localidade (terminal)' });
export const ViagemId = Type.String({ pattern: '^[0-9]{1,18}$', description: 'Id de uma viagem' });
/** A day between the years 1800 and 2199: nobody travels or was born outside, and arithmetic on it stays a date. */
export const Dia = Type.String({ format: 'dia', description: 'YYYY-MM-DD' });
/** ISO 8601 with an offset. */
export const Instante = Type.String({ format: 'date-time' });
export const Centavos = Type.Integer({ minimum: 0, description: 'Centavos de real' });
export const Poltrona = Type.Integer({ minimum: 1, maximum: 99 });
export const Nome = Type.String({ format: 'nome', maxLength: 150 });
export const Cpf = Type.String({ format: 'cpf', maxLength: 14 });
export const CelularE164 = Type.String({ format: 'celular', maxLength: 15 });
export const Nascimento = Type.String({ format: 'dia' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
/**
 * Free text in one line. PostgreSQL stores neither NUL nor half of a surrogate pair, and other control characters
 * forge lines in mails and logs; every text of an input is a `Linha`, a `Texto`, or has a pattern or format as strict.
 */
export const Linha = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}]*$' });
/** Free text with line breaks and tabs, and no other control character. */
export const Texto = (minLength: number, maxLength: number) =>
  Type.String({
    ...{ minLength, maxLength },
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$',
  });
export const Classe = Type.Union(
  [
    Type.Literal('convencional'),
    Type.Literal('executivo'),
    Type.Literal('semi-leito'),
    Type.Literal('leito'),
    Type.Literal('leito-cama'),
  ],
  { description: 'Classe de serviço' },
);
