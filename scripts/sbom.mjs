/**
 * `node scripts/sbom.mjs [file]`: CycloneDX bill of materials from package-lock.json alone, without network. Not
 * written into dist/, which the server publishes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const ARGS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'];

function readBom() {
  const windows = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(windows ? 'npm.cmd' : 'npm', ARGS, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: windows,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const file = path.resolve(root, process.argv[2] ?? '.tmp/sbom.cdx.json');
const bom = readBom();
// npm derives the name from the folder.
bom.metadata.component.name = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).name;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${path.relative(root, file)}: ${bom.components.length} components`);
