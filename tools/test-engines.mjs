import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runVitest } from './vitest.mjs';
import { ensureInstalled, requireNode20, root } from './workspace.mjs';

/* Runs the contract of search engines on a real OpenSearch cluster of three nodes, where Java and Maven are found. */

const firstPort = 19_200;
const jars = join(root, 'node_modules/.cache/bouwpoort-opensearch');

requireNode20();
if (!isThere('java', '-version') || !isThere('mvn', '-v')) {
  console.log('The tests on OpenSearch need Java 17 and Maven, which are not here; they were left out.');
} else {
  await ensureInstalled({ forTests: true });
  const { passed, failed, failures } = await testOnCluster();
  for (const failure of failures) console.log(`✗ ${failure.slice(0, 2000)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function isThere(command, argument) {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
}

async function testOnCluster() {
  if (!existsSync(jars)) {
    const pom = join(root, 'tools/opensearch/pom.xml');
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${jars}`];
    const { status } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], { stdio: 'inherit' });
    if (status !== 0) {
      rmSync(jars, { recursive: true, force: true });
      return { passed: 0, failed: 1, failures: ['Maven did not get the jars of OpenSearch'] };
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-opensearch-'));
  const main = join(root, 'tools/opensearch/Cluster.java');
  const java = ['-Xms256m', '-Xmx512m', '-cp', join(jars, '*'), main, join(folder, 'cluster'), `${firstPort}`];
  const cluster = spawn('java', java, { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = createInterface(cluster.stdout);
  const heard = (word) =>
    new Promise((resolve, reject) => {
      said.on('line', (line) => line === word && resolve());
      cluster.once('exit', (code) => reject(new Error(`the cluster ended with ${code}`)));
    });
  const control = createServer(async (request, response) => {
    const killed = heard('killed');
    cluster.stdin.write(`kill ${request.url?.slice('/kill/'.length)}\n`);
    await killed;
    response.end();
  });
  try {
    await heard('ready');
    await new Promise((resolve) => control.listen(0, '127.0.0.1', resolve));
    const env = {
      OPENSEARCH_TEST_URL: [0, 1, 2].map((at) => `http://127.0.0.1:${firstPort + at}`).join(','),
      OPENSEARCH_TEST_CONTROL: `http://127.0.0.1:${control.address().port}`,
    };
    const suite = await runVitest(['engines'], { env });
    // Last, because it leaves the cluster with a node less.
    const faults = await runVitest(['engine-faults'], { env });
    return {
      passed: suite.passed + faults.passed,
      failed: suite.failed + faults.failed,
      failures: [...suite.failures, ...faults.failures],
    };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [String(error)] };
  } finally {
    control.close();
    const ended = new Promise((resolve) => cluster.once('exit', resolve));
    cluster.stdin.end();
    if (cluster.exitCode === null) await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
