import { type NavigateOptions, useSearchParams } from 'react-router';

/** By name; what is empty or undefined leaves the address. */
export type ParamChange = Readonly<Record<string, string | undefined>>;

export function changedParams(params: URLSearchParams, change: ParamChange): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/**
 * The parameters of the address, and a way to change them. The router hands a change those of the last render: of two
 * changes in a row the second would take the first back. So it starts from what the address says at that moment.
 */
export function useAddressParams(): [URLSearchParams, (change: ParamChange, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params,
    (change, options) => setParams(changedParams(new URLSearchParams(window.location.search), change), options),
  ];
}
