import { data } from 'react-router';

/** An unknown path: the loader throws, so that the response is a real 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
