import { beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { useScope } from '../../frame/session/scope.ts';

/** Creates a quote for a customer and opens it; pressing twice creates one. */
export function useNewQuote() {
  const { link } = useScope();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (customerId: string) =>
      call(beheerQuoteRoutes.create, { body: { customerId }, headers: { 'idempotency-key': key } }),
    onSuccess: ({ row }) => {
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.list.path] });
      client.invalidateQueries({ queryKey: [beheerQuoteRoutes.views.path] });
      void navigate(link(`/offertes/${row.quoteId}`));
    },
  });
}
