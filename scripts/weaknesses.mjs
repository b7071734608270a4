/** Days to fix a known vulnerability, by severity (docs/seguranca.md, Packages). */
const DAYS = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 };
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Advisories of one `npm audit --json` without duplicates.
 * @returns {{ id: string, name: string, severity: string, title: string }[] | null} null when the registry gave none,
 * as
 *   when it does not support audits.
 */
export function advisoriesOf(report) {
  if (typeof report?.vulnerabilities !== 'object') return null;
  // A string in `via` names another package of the list that introduced the vulnerability.
  const found = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  );
  const byId = found.map(({ url, name, severity, title }) => [
    url,
    { id: url.split('/').at(-1), name, severity, title },
  ]);
  return [...new Map(byId).values()];
}

/**
 * Breaches of the deadline rules: unrecorded vulnerabilities, and overdue ones.
 * @param {ReturnType<typeof advisoriesOf>} advisories
 * @param {Record<string, string>} seen the day (YYYY-MM-DD) on which each known advisory was first seen, by its id
 * @param {string} today YYYY-MM-DD
 * @returns {string[]} one line each
 */
export function breaches(advisories, seen, today) {
  return advisories.flatMap(({ id, name, severity, title }) => {
    const what = `${severity} ${name}: ${title} (${id})`;
    if (seen[id] === undefined) return [`${what}: not in docs/fraquezas.json`];
    const days = Math.floor((Date.parse(today) - Date.parse(seen[id])) / DAY_MS);
    return days <= DAYS[severity] ? [] : [`${what}: seen ${days} days ago, mended within ${DAYS[severity]}`];
  });
}
