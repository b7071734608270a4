/**
 * Field types of the wire. Formats name pure rules of `src/domain`; the server registers each with its message, so that
 * form and wire refuse with the same text. Clients import types only.
 */
import { Type, type TSchema } from 'typebox';

/** An object schema that refuses unknown keys. */
export const closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** `{ data: … }`, the envelope of every successful response. */
export const envelope = <T extends TSchema>(data: T) => Type.Object({ data });

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
export const LocalidadeId = Type.String({ pattern: '^[0-9]{1,9}$', description: 'Id de uma localidade (terminal)' });
export const ViagemId = Type.String({ pattern: '^[0-9]{1,18}$', description: 'Id de uma viagem' });
/** A day in the years 1800 to 2199, so that date arithmetic stays within `YYYY-MM-DD`. */
export const Dia = Type.String({ format: 'dia', description: 'YYYY-MM-DD' });
/** ISO 8601 with an offset. */
export const Instante = Type.String({ format: 'date-time' });
export const Centavos = Type.Integer({ minimum: 0, description: 'Centavos de real' });
export const Poltrona = Type.Integer({ minimum: 1, maximum: 99 });
export const Nome = Type.String({ format: 'nome', maxLength: 150 });
export const Cpf = Type.String({ format: 'cpf', maxLength: 14 });
/** Without mask, with letters in upper case as since July 2026; its check digits are right. */
export const Cnpj = Type.String({ format: 'cnpj', maxLength: 18 });
export const CelularE164 = Type.String({ format: 'celular', maxLength: 15 });
export const Nascimento = Type.String({ format: 'dia' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
/**
 * Single-line free text. Control characters are refused, since PostgreSQL stores neither NUL nor lone surrogates and
 * line breaks enable injection into mails and logs. Every input text is a `Linha`, a `Texto`, or has an equally strict
 * pattern or format.
 */
export const Linha = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\p{Cc}\\p{Cs}]*$' });
/** Multi-line free text: line breaks and tabs are the only control characters allowed. */
export const Texto = (minLength: number, maxLength: number) =>
  Type.String({
    minLength,
    maxLength,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}]*$',
  });
/** A way of a purchase: out or back. */
export const Sentido = Type.Union([Type.Literal('ida'), Type.Literal('volta')]);
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
