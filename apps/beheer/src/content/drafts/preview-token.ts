/** How a preview is read: its token is valid for an hour and is renewed before that. */
export const previewTokenQuery = { refetchInterval: 50 * 60_000, refetchOnWindowFocus: false, gcTime: 0 } as const;
