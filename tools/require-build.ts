import { pinnedNode, run } from './workspace.mjs';

/** For tests of pages: builds first what changed since the last build. */
export async function requireBuild(): Promise<void> {
  const { code, output } = await run(pinnedNode, ['tools/build.mjs']);
  if (code !== 0) throw new Error(output.trim());
}
