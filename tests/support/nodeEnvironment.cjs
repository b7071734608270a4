'use strict';

const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's node environment in a context with a global object of its own. The original one answers each reading of a
 * global (`Object`, `Promise`, `process`) by an interceptor and a proxy, which took a quarter of these tests' time.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
