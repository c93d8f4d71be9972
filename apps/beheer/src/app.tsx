import { NavigationContext } from '@bouwpoort/ui/navigation.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnchorHTMLAttributes, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { makeQueryClient } from './api/query-client.ts';
import { rooms } from './room-table.ts';
import { routes } from './routes.tsx';
import { RoomsContext } from './shell/room.ts';
import { TextsProvider } from './texts/texts.tsx';

const router = createBrowserRouter(routes, { basename: '/beheer' });

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
          <RoomsContext value={rooms}>
            <RouterProvider router={router} />
          </RoomsContext>
        </NavigationContext>
      </TextsProvider>
    </QueryClientProvider>
  );
}
