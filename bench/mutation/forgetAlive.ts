import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null && 'files' in value;

/**
 * Leaves in a group's report only the changes that a test noticed, so that the next run tries the others anew. Stryker
 * itself would keep a change alive unless a new test runs through it, which no test does for what runs as a module is read.
 */
export function forgetAlive(file: string): void {
  if (!existsSync(file)) return;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isReport(report)) throw new Error(`${file} is no report`);
  for (const one of Object.values(report.files)) {
    one.mutants = one.mutants.filter(({ status }) => status === 'Killed');
  }
  writeFileSync(file, JSON.stringify(report));
}
