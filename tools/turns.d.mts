export const toolCache: string;
export function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T>;
export function isRunning(pid: number): boolean;
