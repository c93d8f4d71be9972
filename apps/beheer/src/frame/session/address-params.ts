import { type NavigateOptions, useSearchParams } from 'react-router';

/** By name; an empty or undefined value removes the parameter. */
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
 * The parameters of the address, and a function to change them. The router passes the parameters of the last render, so
 * the second of two changes would undo the first. Therefore each change starts from the current address.
 */
export function useAddressParams(): [URLSearchParams, (change: ParamChange, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params,
    (change, options) => setParams(changedParams(new URLSearchParams(window.location.search), change), options),
  ];
}
