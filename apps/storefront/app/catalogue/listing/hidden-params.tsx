/** The rest of the query parameters, for a form that changes some of them. */
export function HiddenParams({ params, except }: { params: URLSearchParams; except: readonly string[] }) {
  return [...params]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
