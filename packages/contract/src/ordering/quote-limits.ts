/* Beside the schemas of quotes, because a browser asks for these and takes no zod for it. */

export const maxQuoteFiles = 10;
export const maxQuoteFileBytes = 20 * 1024 * 1024;
