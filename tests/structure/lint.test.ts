import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenInAnyFile, brokenInPlainFile, brokenInSloppyFile } from './lint/core';
import { brokenScreens } from './lint/screens';
import { brokenInPlace, brokenInTypedFile, brokenTypes, plainComments } from './lint/typed';
import { root } from './runModule';

interface Diagnostic {
  /** `eslint(no-var)`, `typescript(TS2322)`. */
  code?: string;
  filename: string;
}
interface Config {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

const fileOf = (rule: string, extension: string) => `${rule.replace('/', '-')}.${extension}`;
/** Path, broken rule and text of each sample. */
const pieces: (readonly [file: string, rule: string, code: string])[] = [
  ...Object.entries(brokenInAnyFile).map(([rule, code]) => [`server/any/${fileOf(rule, 'ts')}`, rule, code] as const),
  ...Object.entries(brokenInPlainFile).map(([rule, code]) => [`scripts/${fileOf(rule, 'mjs')}`, rule, code] as const),
  ...Object.entries(brokenInSloppyFile).map(([rule, code]) => [`scripts/${fileOf(rule, 'cjs')}`, rule, code] as const),
  ...Object.entries(brokenInTypedFile).map(([rule, code]) => [`server/${fileOf(rule, 'ts')}`, rule, code] as const),
  ...Object.entries(brokenScreens).map(([rule, code]) => [`src/ui/${fileOf(rule, 'tsx')}`, rule, code] as const),
  ...Object.entries(brokenTypes).map(([code, text], index) => [`server/types${index}.ts`, code, text] as const),
  ...brokenInPlace,
];

/** Name of a rule without its plugin, since aliases carry another plugin's name. */
const nameOf = (rule: string) => rule.replace(/^.*[/(]/, '').replace(/\)$/, '');

/** Creates a folder laid out like the project, with its lint configuration and one broken rule per file. */
function layOut(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-lint-'));
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
  cpSync(path.join(root, 'GLOSSARY.md'), path.join(folder, 'GLOSSARY.md'));
  cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  mkdirSync(path.join(folder, 'tests/e2e'), { recursive: true });
  cpSync(path.join(root, 'tests/e2e/tsconfig.json'), path.join(folder, 'tests/e2e/tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const plain = Object.entries(plainComments).map(([file, code]) => [file, '', code] as const);
  for (const [file, , code] of [...pieces, ...plain]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  return folder;
}

/** Broken rules that the linter reports, by file. */
function lint(folder: string): Map<string, Set<string>> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const said = new Map<string, Set<string>>();
  for (const { code, filename } of diagnostics) {
    if (code) said.set(filename, (said.get(filename) ?? new Set()).add(nameOf(code)));
  }
  return said;
}

/** Every rule that the project's configuration enables somewhere. */
function configuredRules(): string[] {
  const text = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const { rules, overrides } = JSON.parse(text) as Config;
  const all = [rules, ...overrides.map((one) => one.rules)].flatMap((one) => Object.entries(one));
  return [...new Set(all.filter(([, level]) => level !== 'off').map(([rule]) => nameOf(rule)))].sort();
}

/** Rules whose violations also break `exhaustive-deps` or `immutability`, which are reported first. */
const NAMED_BY_OTHERS = ['preserve-manual-memoization'];

describe('the linter', () => {
  let said = new Map<string, Set<string>>();
  let folder = '';
  beforeAll(() => {
    folder = layOut();
    said = lint(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(pieces)('names in %s what breaks %s', (file, rule) => {
    expect([...(said.get(file) ?? [])]).toContain(nameOf(rule));
  });

  it.each(Object.keys(plainComments))('lets the comments of %s pass, which name their subject first', (file) => {
    expect([...(said.get(file) ?? [])]).not.toContain('comment-opening');
  });

  it('has a broken piece of code for every rule that is on', () => {
    const broken = new Set([...NAMED_BY_OTHERS, ...pieces.map(([, rule]) => nameOf(rule))]);
    expect(configuredRules().filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
