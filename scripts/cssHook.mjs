/** Outside the bundler importing a style sheet has no effect. */
import { register } from 'node:module';

register(
  `data:text/javascript,${encodeURIComponent(
    "export const load = (url, context, next) => url.split('?')[0].endsWith('.css') ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);",
  )}`,
);
