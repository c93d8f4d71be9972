import { AppError, type ErrorCode } from '../../foundation/errors/app-error.ts';

/** A refused prepare checkout in the form C 8 reads, beside the problem document all routes use. */
export function checkoutError(
  code: ErrorCode,
  detail: string,
  more: { errors?: Record<string, string[]> } = {},
): AppError {
  const { status } = new AppError(code);
  return new AppError(code, {
    detail,
    ...more,
    members: { statusCode: status, value: { code, detail, status } },
  });
}
