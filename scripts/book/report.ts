import type { Entry } from './stories';

/** Result of one story at one width, of its picture, or of its accessibility tree. */
export interface Result {
  id: string;
  title: string;
  name: string;
  way: 'wide' | 'phone';
  kind: 'story' | 'picture' | 'tree';
  faults: string[];
}

export interface BookReport {
  /** Number of stories, each at 320 and 1280 px, in light and dark. */
  stories: number;
  axeChecks: number;
  pictures: number;
  /** Accessibility trees compared with the accepted ones. */
  trees: number;
  passed: number;
  failed: number;
  faults: { story: string; way: string; fault: string }[];
  /** Titles not completely walked when the time was over, and files of stories that were not built for its sake. */
  left: string[];
}

/** Stories not seen at both widths when the time was over. */
export const leftOut = (stories: readonly Entry[], results: readonly Result[]): Entry[] => {
  const seen = new Set(results.filter(({ kind }) => kind === 'story').map(({ id, way }) => `${id} ${way}`));
  return stories.filter(({ id }) => !seen.has(`${id} wide`) || !seen.has(`${id} phone`));
};

/** Figures for the QA page, and lines for the console. */
export function summarise(
  results: readonly Result[],
  { seconds, compared, left }: { seconds: number; compared: boolean; left: readonly string[] },
): { json: BookReport; text: string } {
  const stories = results.filter(({ kind }) => kind === 'story');
  const failed = results.filter(({ faults }) => faults.length > 0);
  const json: BookReport = {
    stories: new Set(stories.map(({ id }) => id)).size,
    axeChecks: stories.length * 2,
    pictures: results.filter(({ kind }) => kind === 'picture').length,
    trees: results.filter(({ kind }) => kind === 'tree').length,
    passed: results.length - failed.length,
    failed: failed.length,
    faults: failed.flatMap(({ title, name, way, faults }) =>
      faults.map((fault) => ({ story: `${title} › ${name}`, way, fault })),
    ),
    left: [...new Set(left)],
  };
  const lines = [
    ...json.faults.map(({ story, way, fault }) => `✗ ${story} [${way}] ${fault}`),
    `${json.stories} stories at 2 widths in 2 schemes, ${json.axeChecks} axe checks, ${json.pictures} pictures, ${json.trees} trees (${seconds} s)`,
    ...(json.left.length > 0 ? [`left out, since the time was over: ${json.left.join(', ')}`] : []),
    ...(compared ? [] : ['pictures not compared: this machine draws text with other faces than the kept ones']),
    `${json.passed} passed, ${json.failed} failed`,
  ];
  return { json, text: lines.join('\n') };
}
