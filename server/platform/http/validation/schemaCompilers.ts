import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Compiled functions by the schema they were made of: by the object itself, else by its JSON. */
interface Memory<Compiled> {
  bySchema: WeakMap<object, Compiled>;
  byText: Map<string, Compiled>;
}
const emptyMemory = <Compiled>(): Memory<Compiled> => ({ bySchema: new WeakMap(), byText: new Map() });

/**
 * Equal JSON means an equal function, because a schema of ours is JSON throughout (patterns are text, formats are names)
 * and refers to no schema outside itself.
 */
function compileOnce<Compiled>(
  { bySchema, byText }: Memory<Compiled>,
  schema: unknown,
  compile: () => Compiled,
): Compiled {
  if (typeof schema !== 'object' || schema === null) return compile();
  const known = bySchema.get(schema);
  if (known !== undefined) return known;
  const text = JSON.stringify(schema);
  const compiled = byText.get(text) ?? compile();
  byText.set(text, compiled);
  bySchema.set(schema, compiled);
  return compiled;
}

/** Compiles at the first use; each is compiled by `compileAll` too, so that a test finds a schema that cannot be. */
function lazily<Compiled>(compile: () => Compiled): () => Compiled {
  let compiled: Compiled | undefined;
  const once = (): Compiled => {
    uncompiled.delete(once);
    return (compiled ??= compile());
  };
  uncompiled.add(once);
  return once;
}
const uncompiled = new Set<() => unknown>();

/** Compiles what no request has needed yet; throws for a schema that cannot be compiled. */
export const compileAll = (): void => uncompiled.forEach((compile) => compile());

const buildStringify = SerializerSelector();
type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Serializer = ReturnType<ReturnType<SerializerFactory>>;

/**
 * Validators of their own for each answer to whether the test CPF is taken: it is part of a format, which neither our
 * memory nor the pool of the package sees.
 */
function createBuildValidator(): BuildCompilerFromPool {
  const memory = emptyMemory<Validator>();
  const buildAjv = AjvCompiler();
  return (externalSchemas, options) => {
    const compile = buildAjv(externalSchemas, options);
    return (route) => compileOnce(memory, schemaOf(route), () => validatesLater(lazily(() => compile(route))));
  };
}

/** Fastify looks at `schemaEnv` and `errors` of what Ajv has made. */
function validatesLater(compiled: () => Validator): Validator {
  const validate = (...sent: Parameters<Validator>) => compiled()(...sent);
  return Object.defineProperties(validate, {
    schemaEnv: { get: () => compiled().schemaEnv },
    errors: { get: () => compiled().errors },
  }) as Validator;
}

const serializers = emptyMemory<Serializer>();
const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = buildStringify(externalSchemas, options);
  return (route) =>
    compileOnce(serializers, route.schema, () => {
      const compiled = lazily(() => compile(route));
      return (answer) => compiled()(answer);
    });
};

/** The package types the route that it is handed as if it were the schema itself. */
const schemaOf = (route: unknown): unknown =>
  typeof route === 'object' && route !== null && 'schema' in route ? route.schema : null;

const real: CompilersFactory = { buildValidator: createBuildValidator(), buildSerializer };
const deTeste: CompilersFactory = { buildValidator: createBuildValidator(), buildSerializer };

/**
 * Fastify's own compilers of schemas, asked once a process for each distinct schema. Fastify asks them for every route:
 * the routes' 559 answers are of 85 shapes (errors above all), and compiling all took two thirds of the time in which
 * a server is put together.
 * @param cpfDeTeste whether the test CPF is a CPF here (`ajvOptions`).
 */
export const schemaCompilers = (cpfDeTeste: boolean): CompilersFactory => (cpfDeTeste ? deTeste : real);
