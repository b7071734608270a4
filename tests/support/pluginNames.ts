/**
 * Fastify asks for the name of each plugin and of each route's end, and one that has none it looks for among all loaded
 * modules. Jest answers that question module by module, which took a twentieth of the time of the API's tests. So every function
 * has a name here; a plugin that brings its own keeps it.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  ...{ value: 'plugin', writable: true, configurable: true },
});
