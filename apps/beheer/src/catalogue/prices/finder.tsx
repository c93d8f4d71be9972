import type { beheerPriceRoutes } from '@bouwpoort/contract/catalogue/prices.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { callWith } from '../../frame/api/call.ts';
import { chosenId, optionText } from './found-choice.ts';

interface FinderProps {
  label: string;
  error?: string | undefined;
  route: (typeof beheerPriceRoutes)['customers' | 'articles'];
  ventureId: string | undefined;
  /** The chosen number. */
  value: string;
  /** Its name, once it is known. */
  name: string | undefined;
  onChoose: (id: string) => void;
  /** Receives the focus when its dialog opens. */
  hasInitialFocus?: boolean;
}

/** The results for a typed text; none for an empty one. */
export function findingQuery(route: FinderProps['route'], q: string, ventureId: string | undefined) {
  return queryOptions({
    queryKey: [route.path, { q, ventureId }],
    queryFn: ({ signal }) =>
      callWith(route, { query: { q, ...(ventureId === undefined ? {} : { ventureId }) }, signal }),
    enabled: q !== '',
  });
}

/** A number, typed or chosen from results by number or name. */
export function Finder({ label, error, route, ventureId, value, name, onChoose, hasInitialFocus }: FinderProps) {
  const list = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const latest = useRef<string>(undefined);
  const wanted = useDeferredValue(typed?.trim() ?? '');
  const search = (q: string) => findingQuery(route, q, ventureId);
  const { data } = useQuery({ ...search(wanted), placeholderData: keepPreviousData });
  const shown = name === undefined ? value : `${value} ${name}`;
  const type = (text: string | undefined) => {
    latest.current = text;
    setTyped(text);
  };
  /** Waits for the search results, unless the user continues typing. */
  const settle = async (text: string, takesFirst: boolean) => {
    // A failed search decides nothing: the page reports whether the number is known.
    const { found } = await client.ensureQueryData(search(text.trim())).catch(() => ({ found: [] }));
    if (latest.current !== text) return;
    onChoose(chosenId(found, text, takesFirst));
    type(undefined);
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            {...(hasInitialFocus ? { 'data-initial-focus': true } : {})}
            list={list}
            value={typed ?? shown}
            autoComplete="off"
            required
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              type(target.value);
              const chosen = data?.found.find((one) => optionText(one) === target.value);
              if (chosen) onChoose(chosen.id);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !typed?.trim()) return;
              event.preventDefault();
              void settle(typed, true);
            }}
            onBlur={() => {
              if (typed?.trim()) void settle(typed, false);
              else type(undefined);
            }}
          />
          <datalist id={list}>
            {data?.found.map((one) => (
              <option key={one.id} value={optionText(one)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
