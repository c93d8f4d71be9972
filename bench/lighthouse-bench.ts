import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { browserFile, browserFlags } from '../tools/browser.ts';
import { freePort } from '../tools/running-program.ts';
import { type BenchShop, ventureId } from './bench-shop.ts';

export interface PageScore {
  page: string;
  /** How many times slower than this machine the phone is. */
  slowdown: number;
  /** The median of its loads, as all figures of this row are that load's. */
  performance: number;
  /** Of every load, from the lowest. */
  allScores: string;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Of script, as it is sent, without the headers of the answers. */
  scriptKb: number;
  layoutShift: number;
  largestPaintMs: number;
  /** By tasks longer than 50 ms between the first paint and the moment the page is quiet. */
  blockedMs: number;
  /** Lighthouse's own measure of this machine at that moment: a fast desktop has 1500 to 2000. */
  machine: number;
  holds: string;
}

const least = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
/** Of a product page. */
const maxScriptKb = 120;

/** Of lighthouse's own profile, and of a phone half as fast. */
const slowdowns = [4, 8] as const;

/**
 * Loads of one page on one phone. Two loads of the same page differ by up to ten points, because lighthouse counts the
 * time a task waits for a core; its own advice is the median of five.
 */
const loads = 5;

/** Lighthouse's slow 4G. */
const network = {
  ...{ rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5 },
  ...{ downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675 },
};

/** Milliseconds for one load of one page, including a browser that does not start. */
const maxLoadTime = 180_000;

/**
 * The first load on a phone, as lighthouse simulates it, for a visitor who has never been here: of all pages, or of one
 * by its number in the list.
 */
export async function benchPages(shop: BenchShop, only?: number): Promise<PageScore[]> {
  const { rows } = await shop.database.query<{ category: string; product: string }>(
    `select (select url from category where venture_id = $1 order by id limit 1) as category,
       (select url from product where venture_id = $1 order by id limit 1) as product`,
    [ventureId],
  );
  const pages: [name: string, path: string | undefined, isIndexed: boolean][] = [
    ['portal home', '/', true],
    ['venture home', '/steenhof', true],
    ['category', rows[0]?.category, true],
    ['product', rows[0]?.product, true],
    ['search', '/steenhof/zoeken?q=gipsplaat', false],
  ];
  const scores: PageScore[] = [];
  for (const [at, [name, path, isIndexed]] of pages.entries()) {
    if (only !== undefined && only !== at + 1) continue;
    const url = `${shop.program.url}${path}`;
    // Pictures are rendered and resized at the first visit, by the same two cores that this browser needs.
    await scoreOf(name, url, isIndexed, slowdowns[0]).catch((error) => console.error(`${name}:`, error));
    for (const slowdown of slowdowns) {
      const measure = () => scoreOf(name, url, isIndexed, slowdown);
      // Now and then the browser ends by itself.
      const score = await medianOf(() => measure().catch(measure)).catch((error) => notMeasured(name, slowdown, error));
      console.log(`${name}, ${slowdown} times slower: ${score.performance} of ${score.allScores} (${score.holds})`);
      scores.push(score);
    }
  }
  return scores;
}

async function medianOf(measure: () => Promise<PageScore>): Promise<PageScore> {
  const scores: PageScore[] = [];
  for (let load = 0; load < loads; load++) scores.push(await measure());
  scores.sort((one, other) => one.performance - other.performance);
  const median = scores[Math.floor(loads / 2)];
  if (!median) throw new Error('no loads');
  return { ...median, allScores: scores.map(({ performance }) => performance).join(' ') };
}

async function scoreOf(page: string, url: string, isIndexed: boolean, slowdown: number): Promise<PageScore> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bouwpoort-lighthouse-'));
  const flags = [...browserFlags, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(await browserFile(), [...flags, 'about:blank'], { stdio: 'ignore' });
  const exited = once(browser, 'exit');
  const over = new AbortController();
  try {
    const result = await Promise.race([
      load(url, port, slowdown, over.signal),
      exited.then(() => Promise.reject(new Error('the browser ended'))),
      sleep(maxLoadTime, undefined, { ref: false }).then(() =>
        Promise.reject(new Error(`not loaded within ${maxLoadTime / 1000} s`)),
      ),
    ]);
    if (!result) throw new Error(`lighthouse says nothing of ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const transfers = (audits['network-requests']?.details as { items?: Transfer[] } | undefined)?.items ?? [];
    const script = transfers.filter(({ resourceType }) => resourceType === 'Script');
    const figures = {
      page,
      slowdown,
      performance: score('performance'),
      allScores: '',
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      scriptKb: await sentKb(script.map((one) => one.url)),
      layoutShift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
      largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      blockedMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      machine: Math.round(result.lhr.environment.benchmarkIndex),
    };
    return { ...figures, holds: verdict(figures, isIndexed) };
  } finally {
    over.abort();
    browser.kill('SIGKILL');
    await exited;
    // What the browser started may be writing there still.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

async function load(url: string, port: number, slowdown: number, signal: AbortSignal) {
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`, { signal }).catch(() => undefined))?.ok) {
    await sleep(50, undefined, { signal });
  }
  const throttling = { ...network, cpuSlowdownMultiplier: slowdown };
  // The screenshot of the whole page is not used.
  return lighthouse(url, { port, logLevel: 'error', output: 'json', throttling, disableFullPageScreenshot: true });
}

function notMeasured(page: string, slowdown: number, error: unknown): PageScore {
  const [performance, accessibility, bestPractices, seo] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  const [scriptKb, layoutShift, largestPaintMs, blockedMs] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  const scores = { performance, accessibility, bestPractices, seo, scriptKb, layoutShift, largestPaintMs, blockedMs };
  const holds = `NOT MEASURED: ${error instanceof Error ? error.message : error}`;
  return { page, slowdown, allScores: '', ...scores, machine: Number.NaN, holds };
}

interface Transfer {
  resourceType?: string;
  url: string;
}

/** Lighthouse only knows sizes with the headers, or before compression. */
async function sentKb(urls: readonly string[]): Promise<number> {
  const lengths = urls.map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  return Number((bytes / 1000).toFixed(1));
}

function verdict(score: Omit<PageScore, 'holds'>, isIndexed: boolean): string {
  const missed = Object.entries(least).flatMap(([name, wanted]) => {
    // Lighthouse marks down a noindex page for being noindex.
    if (name === 'seo' && !isIndexed) return [];
    return score[name as keyof typeof least] < wanted ? [name] : [];
  });
  if (score.page === 'product' && score.scriptKb > maxScriptKb) missed.push(`script above ${maxScriptKb} kB`);
  if (score.page === 'product' && score.layoutShift > 0) missed.push('layout shift');
  return missed.length === 0 ? 'yes' : `MISSED: ${missed.join(', ')}`;
}
