/** Selection of the related tests that fit into the time; pure, so that it is testable without git and jest. */

/** Estimate for a test file without a measured time, mostly loading its modules. */
const UNKNOWN_SECONDS = 3;

const foldersOf = (file) => file.split('/').slice(0, -1);

/** Number of folders between two files; 0 for neighbours. */
function distance(from, to) {
  const [a, b] = [foldersOf(from), foldersOf(to)];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return a.length - same + (b.length - same);
}

/**
 * The tests that fit, nearest to the change first.
 * @param tests paths of the related test files.
 * @param changed paths of changed files.
 * @param times seconds of each test file in its last run.
 * @param budget seconds of processor time for all tests.
 * @returns `{ chosen, left, seconds }`; a changed test is always chosen.
 */
export function chooseTests(tests, changed, times, budget) {
  const near = (test) => Math.min(...changed.map((file) => distance(file, test)));
  const ordered = tests
    .map((test) => ({ test, seconds: times[test] ?? UNKNOWN_SECONDS, far: changed.includes(test) ? -1 : near(test) }))
    .sort((a, b) => a.far - b.far || a.seconds - b.seconds || (a.test < b.test ? -1 : 1));
  const chosen = [];
  const left = [];
  let seconds = 0;
  for (const { test, seconds: cost, far } of ordered) {
    if (far >= 0 && seconds + cost > budget) left.push(test);
    else {
      chosen.push(test);
      seconds += cost;
    }
  }
  return { chosen, left, seconds };
}

/**
 * Seconds of each test file from jest's reports; a suite of several files names the file in the outermost title.
 * @param reports of jest (`--json`), parsed.
 * @param root of the project, the prefix of the reports' paths.
 */
export function timesIn(reports, root) {
  const times = {};
  for (const { testResults } of reports) {
    for (const { name, startTime, endTime, assertionResults } of testResults) {
      const file = name.replace(`${root}/`, '');
      if (!file.startsWith('tests/suites/')) {
        times[file] = Math.max(0, endTime - startTime) / 1000;
        continue;
      }
      for (const { ancestorTitles, duration } of assertionResults) {
        const [of = file] = ancestorTitles;
        times[of] = (times[of] ?? UNKNOWN_SECONDS / 2) + (duration ?? 0) / 1000;
      }
    }
  }
  return times;
}
