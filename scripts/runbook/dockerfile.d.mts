export interface Stage {
  name: string;
  steps: { word: string; rest: string }[];
}
export interface Made {
  root: string;
  cwd: string;
  env: Record<string, string>;
  user: string | null;
  command: string[] | null;
  health: string[] | null;
}
export function readDockerfile(text: string): Stage[];
export function carryOut(
  stages: readonly Stage[],
  options: {
    folder: string;
    context: string;
    made?: Record<string, string>;
    env: NodeJS.ProcessEnv;
    run?: (command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) => number | null;
  },
): Made;
