import type { Row } from '../limites/table';

/** Measures a group of rows. */
export type Measure = () => Promise<readonly Row[]>;

/** Rows of a group; one that says why where the group could not be measured. */
export async function rowsOf(name: string, measure: Measure): Promise<readonly Row[]> {
  try {
    return await measure();
  } catch (error) {
    const unmeasured = String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
    return [{ name: `${name}, every row`, unit: '–', ours: NaN, limit: null, goal: { atMost: 0 }, unmeasured }];
  }
}
