import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './runModule';

/** Test files of a Jest project as Jest lists them, whole or in parts: sorted paths from the project's root. */
export function listedTests(project: 'node' | 'dom', inParts: boolean): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--selectProjects', project],
    { cwd: root, encoding: 'utf8', env: { ...process.env, IN_PARTS: inParts ? 'true' : '', STORIES: '' } },
  );
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(root, file)).sort();
}
