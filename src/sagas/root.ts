import { interfaceEvents } from './interface';
import type { Workflow } from './supervised';

/** The workflows every page has. A lazy screen brings its own: `app.runWorkflow(…)`. */
export const workflows: Workflow[] = [interfaceEvents];
