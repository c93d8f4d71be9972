export interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      resolved?: string;
      link?: boolean;
      inBundle?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}
export function lockProblems(lock: LockFile): string[];
export const lockFiles: readonly string[];
