/**
 * Fastify reads the display name of each plugin and otherwise searches all loaded modules for it, which took a
 * twentieth of the API tests' time under Jest. So every function has a default name; a plugin's own name is kept.
 */
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});
