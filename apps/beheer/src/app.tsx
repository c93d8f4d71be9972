import { ApiProblem } from '@bouwpoort/contract/program/client';
import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnchorHTMLAttributes, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { RichTextInput } from './content/rich-text/rich-text-input.tsx';
import { MarkupInputContext } from './frame/form/markup-input.tsx';
import { SectionsContext } from './frame/sections/section.ts';
import { TextsProvider } from './frame/texts/texts.tsx';
import { routes } from './routes.tsx';
import { sections } from './sections.ts';

const router = createBrowserRouter(routes, { basename: '/beheer' });

/** A refusal is final; only a request that did not arrive is retried once. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
      },
    },
  });
}

function RouterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <Link to={href} {...rest} />;
}

const navigation = { Link: RouterLink, Form: 'form' } as const;

export function App() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <TextsProvider>
        <NavigationContext value={navigation}>
          <SectionsContext value={sections}>
            <MarkupInputContext value={RichTextInput}>
              <RouterProvider router={router} />
            </MarkupInputContext>
          </SectionsContext>
        </NavigationContext>
      </TextsProvider>
    </QueryClientProvider>
  );
}
