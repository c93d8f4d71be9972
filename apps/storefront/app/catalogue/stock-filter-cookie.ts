/*
 * The stock filter is the device's (P 9), but a page made on the server must list what the device would, and the server
 * cannot see localStorage. So the device key is mirrored in this cookie. Without script it is the server that writes it,
 * as 'asked': the device has yet to take that over, and does so as soon as there is script (use-stock-filter.ts).
 */
const attributes = `path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;

/** For document.cookie. */
export function mirroredStockFilter(enabled: boolean): string {
  return `stockFilter=${enabled}; ${attributes}`;
}

/** For Set-Cookie. */
export function askedStockFilter(enabled: boolean): string {
  return `stockFilter=${enabled}-asked; ${attributes}`;
}

interface StockFilterCookie {
  enabled: boolean;
  asked: boolean;
}

export function stockFilterIn(cookies: string | null): StockFilterCookie {
  const found = cookies?.match(/(?:^|;\s*)stockFilter=(true|false)(-asked)?(?=;|$)/);
  return { enabled: found?.[1] === 'true', asked: found?.[2] !== undefined };
}
