/** Which of the related tests fit into the time: pure, so that it is tested without git and without jest. */

/** Seconds of a test file that has never been timed: reading its modules, mostly. */
const UNKNOWN_SECONDS = 3;

const foldersOf = (file) => file.split('/').slice(0, -1);

/** How many folders lie between two files: none for neighbours. */
export function distance(from, to) {
  const [a, b] = [foldersOf(from), foldersOf(to)];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return a.length - same + (b.length - same);
}

/**
 * The tests to run, those nearest to what has changed first, as long as they fit.
 * @param tests paths of the related test files.
 * @param changed paths of what has changed.
 * @param times seconds of each test file when it last ran.
 * @param budget seconds of processor time that the tests may take together.
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
 * The seconds of each test file, read out of jest's reports; a suite that runs several files names the file of a test in the
 * outermost title.
 * @param reports of jest (`--json`), parsed.
 * @param root of the project, which the reports' paths begin with.
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
