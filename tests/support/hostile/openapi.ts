/** The part of JSON Schema used by the API's description. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** An operation of the description; unused parts are an empty object or null. */
export interface Operation {
  method: string;
  /** As described, e.g. `/api/Pedidos/{id}`. */
  path: string;
  params: Schema;
  query: Schema;
  headers: Schema;
  body: Schema | null;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The OpenAPI description served at `/api/openapi.json`. */
export interface Description {
  paths: Record<string, Record<string, Described>>;
}

/** All operations of a description, in order. */
export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      params: gather(parameters, 'path'),
      query: gather(parameters, 'query'),
      headers: gather(parameters, 'header'),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  );

function gather(parameters: Parameter[], place: Parameter['in']): Schema {
  const mine = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(mine.map(({ name, schema }) => [name, schema])),
    required: mine.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** All strings in a schema with their field names. */
export function stringsOf(schema: Schema, name = ''): { name: string; schema: Schema }[] {
  const { type, properties = {}, items, anyOf = [], allOf = [] } = schema;
  return [
    ...(type === 'string' ? [{ name, schema }] : []),
    ...Object.entries(properties).flatMap(([field, part]) => stringsOf(part, field)),
    ...[...anyOf, ...allOf, ...(items ? [items] : [])].flatMap((part) => stringsOf(part, name)),
  ];
}
