import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The parameters of the address, and a way to change them. The router hands a change those of the last render: of two
 * changes in a row the second would take the first back. So it starts from what the address says at that moment.
 */
export function useAddressParams(): [
  URLSearchParams,
  (make: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const [params, setParams] = useSearchParams();
  return [params, (make, options) => setParams(make(new URLSearchParams(window.location.search)), options)];
}
