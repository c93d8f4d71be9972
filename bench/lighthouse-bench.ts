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
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Of script, as it was sent. */
  scriptKb: number;
  layoutShift: number;
  largestPaintMs: number;
  holds: string;
}

const least = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
const mostScriptKb = 170;

/** The first load on a phone, as lighthouse simulates it, for a visitor who has never been here. */
export async function benchPages(shop: BenchShop): Promise<PageScore[]> {
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
  for (const [name, path, isIndexed] of pages) {
    const url = `${shop.program.url}${path}`;
    // Pictures are drawn and resized once, at their first visitor, by the same two cores that this browser needs.
    await scoreOf(name, url, isIndexed);
    scores.push(await scoreOf(name, url, isIndexed));
    console.log(`measured ${name}`);
  }
  return scores;
}

async function scoreOf(page: string, url: string, isIndexed: boolean): Promise<PageScore> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bouwpoort-lighthouse-'));
  const flags = [...browserFlags, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(await browserFile(), [...flags, 'about:blank'], { stdio: 'ignore' });
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok) await sleep(50);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`lighthouse says nothing of ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const transfers = (audits['network-requests']?.details as { items?: Transfer[] } | undefined)?.items ?? [];
    const script = transfers.filter(({ resourceType }) => resourceType === 'Script');
    const figures = {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      scriptKb: Math.round(script.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000),
      layoutShift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
      largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    };
    return { ...figures, holds: verdict(figures, isIndexed) };
  } finally {
    browser.kill();
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Transfer {
  resourceType?: string;
  transferSize?: number;
}

function verdict(score: Omit<PageScore, 'holds'>, isIndexed: boolean): string {
  const missed = Object.entries(least).flatMap(([name, wanted]) => {
    // A page that asks not to be found is marked down for just that.
    if (name === 'seo' && !isIndexed) return [];
    return score[name as keyof typeof least] < wanted ? [name] : [];
  });
  if (score.page === 'product' && score.scriptKb > mostScriptKb) missed.push(`script above ${mostScriptKb} kB`);
  if (score.page === 'product' && score.layoutShift > 0) missed.push('layout shift');
  return missed.length === 0 ? 'yes' : `MISSED: ${missed.join(', ')}`;
}
