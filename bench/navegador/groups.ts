/** The groups of rows by the name that `--only` takes, in the order in which they run. */
import type { Row } from '../limites/table';
import { measureLighthouse } from './lighthouse';
import { measurePurchase } from './purchase';
import { measureResults } from './results';
import { measureRoutes } from './routes';
import { measureSeats } from './seats';
import { prepareStage, type Opening, type Stage } from './stage';
import { measureStarts } from './starts';
import { measureSuggestions } from './suggestions';
import type { Measure } from './rowsOf';
import { measureWorkflows } from './workflows';

/** Repetitions of what takes long and differs little. */
const FEW = 2;

const onStage =
  (
    { open }: Opening,
    measure: (browser: Stage['browser'], client: Stage['client'], rounds: number) => Promise<Row[]>,
  ) =>
  (rounds: number): Measure =>
  async () => {
    const { browser, client } = await open();
    return measure(browser, client, rounds);
  };

/** Every group, and how to end what they share. */
export function listGroups(rounds: number): { groups: Readonly<Record<string, Measure>>; end: () => Promise<void> } {
  const stage = prepareStage();
  const few = Math.min(rounds, FEW);
  return {
    groups: {
      routes: async () => measureRoutes(),
      workflows: () => measureWorkflows(rounds),
      results: onStage(stage, measureResults)(rounds),
      seats: onStage(stage, measureSeats)(rounds),
      suggestions: onStage(stage, measureSuggestions)(rounds),
      purchase: onStage(stage, measurePurchase)(few),
      lighthouse: onStage(stage, measureLighthouse)(few),
      starts: () => measureStarts(few),
    },
    end: stage.close,
  };
}
