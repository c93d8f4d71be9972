import type { beheerPriceRoutes } from '@bouwpoort/contract/beheer-prices';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { callWith } from '../../api/call.ts';

interface Found {
  id: string;
  name: string;
}

interface FinderProps {
  label: string;
  route: (typeof beheerPriceRoutes)['customers' | 'articles'];
  ventureId: string | undefined;
  /** The number that was chosen. */
  value: string;
  /** What it is called, once that is known. */
  name: string | undefined;
  onChoose: (id: string) => void;
}

/** A number, typed or chosen from what is found by number or name. */
export function Finder({ label, route, ventureId, value, name, onChoose }: FinderProps) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const wanted = useDeferredValue(typed?.trim() ?? '');
  const { data, isPlaceholderData } = useQuery({
    queryKey: [route.path, { q: wanted, ventureId }],
    queryFn: ({ signal }) =>
      callWith(route, { query: { q: wanted, ...(ventureId === undefined ? {} : { ventureId }) }, signal }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const shown = name === undefined ? value : `${value} ${name}`;
  const choose = (text: string) => onChoose(text.trim().split(' ')[0] ?? '');
  return (
    <Field label={label}>
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            value={typed ?? shown}
            autoComplete="off"
            required
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              if (data?.found.some((one) => optionText(one) === target.value)) choose(target.value);
            }}
            onBlur={() => {
              if (typed === undefined) return;
              // Part of a name is enough when only one is called that.
              const [only, ...others] = wanted === typed.trim() && !isPlaceholderData ? (data?.found ?? []) : [];
              choose(only && others.length === 0 ? only.id : typed);
              setTyped(undefined);
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

const optionText = ({ id, name }: Found) => `${id} ${name}`;
