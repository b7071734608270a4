/**
 * A Dockerfile carried out in folders: where no container runs, its steps are proven by the same commands and copies. Each
 * stage has a folder in place of its root; the base image is this machine, with the Node.js that runs this.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PAIRS = /(\w+)=(\S+)/g;

/** Stages of a Dockerfile. @returns {{ name: string, steps: { word: string, rest: string }[] }[]} */
export function readDockerfile(text) {
  const stages = [];
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, word, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (word === undefined) throw new Error(`no instruction: ${line}`);
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? String(stages.length), steps: [] });
    else if (stages.length === 0) throw new Error(`${word} before FROM`);
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/**
 * Carries out stages in their order.
 * @param {object} options `folder`, an empty one; `context`, the folder that is sent to the build; `made`, folders of stages that are
 *   there already, by name; `env`, the variables of the machine; `run`, carries out a command and returns its exit code;
 *   default: a shell.
 * @returns the last stage as it would start: `cwd`, `env`, `user`, and the words of `command` and `health`.
 */
export function carryOut(stages, { folder, context, made = {}, env, run = inShell }) {
  const roots = { ...made };
  let last = null;
  for (const { name, steps } of stages) {
    if (name in made) continue;
    roots[name] = path.join(folder, name);
    last = { root: roots[name], cwd: roots[name], env: {}, user: null, command: null, health: null };
    mkdirSync(last.root, { recursive: true });
    for (const { word, rest } of steps) {
      if (!(word in instructions)) throw new Error(`unknown instruction ${word}`);
      instructions[word](last, rest, { roots, context, env, run });
    }
  }
  return last;
}

const inShell = (command, options) =>
  spawnSync('sh', ['-ec', command], { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status;
const wordsOf = (rest) => JSON.parse(rest.slice(rest.indexOf('[')));

const instructions = {
  WORKDIR: (stage, rest) => {
    stage.cwd = path.join(stage.root, rest);
    mkdirSync(stage.cwd, { recursive: true });
  },
  ENV: (stage, rest) =>
    Object.assign(stage.env, Object.fromEntries([...rest.matchAll(PAIRS)].map(([, k, v]) => [k, v]))),
  COPY: (stage, rest, { roots, context }) => {
    const words = rest.split(/ +/);
    const from = /^--from=(.+)$/.exec(words[0])?.[1];
    const [target, ...sources] = words.slice(from === undefined ? 0 : 1).reverse();
    const base = from === undefined ? context : roots[from];
    const place = from === undefined ? whole : link;
    for (const source of sources.reverse())
      copy(path.join(base, source), path.join(stage.cwd, target), target.endsWith('/'), place);
  },
  RUN: (stage, rest, { env, run }) => {
    const status = run(rest, { cwd: stage.cwd, env: { ...env, ...stage.env } });
    if (status !== 0) throw new Error(`"${rest}" ended with ${status}`);
  },
  USER: (stage, rest) => (stage.user = rest),
  EXPOSE: () => undefined,
  HEALTHCHECK: (stage, rest) => (stage.health = wordsOf(rest)),
  CMD: (stage, rest) => (stage.command = wordsOf(rest)),
};

const kindOf = (stat) => ({ isFile: stat.isFile(), isFolder: stat.isDirectory() });
const whole = (source, target) => cpSync(source, target, { recursive: true, verbatimSymlinks: true });

/** A folder's content goes into the target, a file into the folder that ends with a stroke. */
function copy(source, target, isInto, place) {
  const { isFile } = kindOf(statSync(source));
  place(source, isFile && isInto ? path.join(target, path.basename(source)) : target);
}

/** As a copy where nobody writes into the files, which holds for a stage that another one takes from. */
function link(source, target) {
  const { isFile, isFolder } = kindOf(lstatSync(source));
  mkdirSync(isFolder ? target : path.dirname(target), { recursive: true });
  if (isFolder) for (const name of readdirSync(source)) link(path.join(source, name), path.join(target, name));
  else if (isFile) linkSync(source, target);
  else symlinkSync(readlinkSync(source), target);
}
