/**
 * @param {{file?: string, crashed?: string[]}[]} lines of the journeys' report.
 * @returns {{crashed: string[], lines: object[]}} the specs left by a lane whose browser crashed, and the lines of the
 *   others.
 */
export function setCrashedAside(lines) {
  const crashed = [...new Set(lines.flatMap((line) => line.crashed ?? []))];
  return { crashed, lines: lines.filter((line) => !line.crashed && !crashed.includes(line.file)) };
}
