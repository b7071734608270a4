import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { RawServerDefault } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from './appTypes';

/**
 * A subject of the product as a Fastify plugin: registers its routes and jobs from what it is handed, and decorates the
 * server with the services that higher rooms use.
 * @param name of the subject; `dependencies` names the subjects whose services it uses, all on lower floors. Fastify
 * refuses to start where one of them is not registered before.
 */
export const subject = <Options extends object>(
  name: string,
  dependencies: string[],
  register: (app: App, options: Options) => void | Promise<void>,
) =>
  fp<Options, RawServerDefault, TypeBoxTypeProvider>(
    async (app, options) => {
      await register(app, options);
    },
    { name, dependencies, fastify: '5.x' },
  );
