import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeCookie } from './frame/document/locale-cookie.ts';
import { reportError, watchErrors } from './frame/telemetry/error-reports.ts';

watchErrors();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => reportError(error, 'render')} />
    </StrictMode>,
  );
});

// In a task of its own, because setting a cookie waits for another process of the browser.
setTimeout(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = localeCookie({ secure: window.location.protocol === 'https:' });
});
