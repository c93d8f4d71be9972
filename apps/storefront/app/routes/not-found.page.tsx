import { data } from 'react-router';

/** A path no page has: the loader says so, so that the answer is a real 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
