import type { Problem } from './problem.ts';

/** What the server refused, and why. `problem` may hold more than `Problem` names where a route lists `failures`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Problem & Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, problem: Problem & Record<string, unknown>, headers: Record<string, string> = {}) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiProblem';
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}
