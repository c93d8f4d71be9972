/*
 * The stock filter belongs to the device (P 9), but the server must render the list that the device would, and it
 * cannot read localStorage. So this cookie mirrors the device key. Without script the server writes it, as 'asked': the
 * device takes it over as soon as there is script (use-stock-filter.ts).
 */
const attributes = `path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`;

/** For document.cookie. */
export function stockFilterCookie(enabled: boolean): string {
  return `stockFilter=${enabled}; ${attributes}`;
}

/** For Set-Cookie. */
export function requestedStockFilterCookie(enabled: boolean): string {
  return `stockFilter=${enabled}-asked; ${attributes}`;
}

interface StockFilterCookie {
  enabled: boolean;
  asked: boolean;
}

export function readStockFilterCookie(cookies: string | null): StockFilterCookie {
  const found = cookies?.match(/(?:^|;\s*)stockFilter=(true|false)(-asked)?(?=;|$)/);
  return { enabled: found?.[1] === 'true', asked: found?.[2] !== undefined };
}
