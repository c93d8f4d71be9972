import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Says at the end which tests passed only when they were tried again, each with what went wrong the first time. */
export default class FlakeReporter implements Reporter {
  private readonly flakes: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    const file = relative(process.cwd(), test.module.moduleId);
    this.flakes.push(`${file}: ${test.fullName}: ${first?.message.split('\n')[0] ?? 'no error was kept'}`);
  }

  onTestRunEnd(): void {
    for (const flake of this.flakes) console.log(`flake, its cause is to be found: ${flake}`);
  }
}
