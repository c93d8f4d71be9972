import type { ChildProcess } from 'node:child_process';

export const root: string;
export function nodePackage(platform: string, arch: string): string[];
export function buildInputs(app: string): string[];
export function brokenParts(ended: { code: number; output: string }): string[];
export function stopProgram(child: ChildProcess): void;
export const pinnedNode: string;
export function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }>;
export function ensureBuilt(): Promise<void>;
