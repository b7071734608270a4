/**
 * Home compared with a static HTML twin (bench/gemea/index.html): Lighthouse mobile with real (devtools) throttling,
 * rounds in ABBA order, median of paired ratios. The twin is home's own HTML and CSS without JavaScript.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, QUIET_FLAGS } from '../scripts/ensureBrowser.mjs';
import { startProduct } from './product';
import { median } from './statistics';
import { makeTwin, twinFile } from './twin';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const LIMITS = { lcpRatio: 1.3, score: 95, cls: 0, javaScriptKb: 140 };

interface Reading {
  score: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** JavaScript requested before the largest paint, in kB. */
  earlyKb: number;
}

async function measure(url: string): Promise<Reading> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: QUIET_FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories } = result.lhr;
    const requests =
      (
        audits['network-requests']?.details as
          | { items?: { resourceType: string; transferSize: number; networkRequestTime: number }[] }
          | undefined
      )?.items ?? [];
    const lcp = audits['largest-contentful-paint']?.numericValue ?? NaN;
    const early = requests.filter(
      ({ resourceType, networkRequestTime }) => resourceType === 'Script' && networkRequestTime < lcp,
    );
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      lcp,
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? NaN,
      earlyKb: early.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  } finally {
    chrome.kill();
  }
}

if (readFileSync(twinFile, 'utf8') !== makeTwin())
  console.log('The committed twin differs from home: node --import tsx bench/writeTwin.ts');
const twin = createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  createReadStream(`${twinFile}.br`).pipe(reply);
});
await new Promise<void>((resolve) => twin.listen(0, '127.0.0.1', resolve));
const address = twin.address();
const twinUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
const product = await startProduct();
const homeUrl = `${product.origin}/home`;

// Size of the entry's files, which load on the first interaction.
const dist = path.resolve(import.meta.dirname, '../dist');
const entry = (JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as Record<string, string[]>).main ?? [];
const javaScriptKb =
  entry
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + readFileSync(path.join(dist, `${file}.br`)).length, 0) / 1000;

const home: Reading[] = [];
const ratios: number[] = [];
await measure(twinUrl);
for (let round = 0; round < ROUNDS; round += 1) {
  const a1 = await measure(twinUrl);
  const b1 = await measure(homeUrl);
  const b2 = await measure(homeUrl);
  const a2 = await measure(twinUrl);
  home.push(b1, b2);
  ratios.push(b1.lcp / a1.lcp, b2.lcp / a2.lcp);
  for (const [name, { score, lcp, tbt, cls, earlyKb }] of Object.entries({ a1, b1, b2, a2 }))
    console.log(
      `  ${name}: score ${score}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, JS before LCP ${earlyKb.toFixed(1)} kB`,
    );
}
twin.close();
product.stop();

const early = Math.max(...home.map(({ earlyKb }) => earlyKb));
const result = {
  lcpRatio: median(ratios),
  score: median(home.map(({ score }) => score)),
  // Rounded to hundredths, like Lighthouse.
  cls: Math.round(Math.max(...home.map(({ cls }) => cls)) * 100) / 100,
  javaScriptKb,
};
console.log(
  `home: performance ${result.score}, LCP ${median(home.map(({ lcp }) => lcp)).toFixed(0)} ms, ${result.lcpRatio.toFixed(2)}x its static twin (limit ${LIMITS.lcpRatio})`,
);
console.log(
  `CLS ${result.cls}, TBT ${median(home.map(({ tbt }) => tbt)).toFixed(0)} ms; JavaScript before LCP ${early.toFixed(1)} kB, in all ${javaScriptKb.toFixed(1)} kB of ${LIMITS.javaScriptKb}`,
);
const ok =
  result.lcpRatio <= LIMITS.lcpRatio &&
  result.score >= LIMITS.score &&
  result.cls <= LIMITS.cls &&
  javaScriptKb <= LIMITS.javaScriptKb;
process.exit(ok ? 0 : 1);
