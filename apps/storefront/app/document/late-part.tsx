import { type ComponentType, use } from 'react';
import { isHydrating } from './is-hydrating.ts';

/** Code of a part that comes after the page. */
export interface LateCode {
  isHere: () => boolean;
  hasFailed: () => boolean;
  /** Resolves when the code is here, or could not be loaded. */
  load: () => Promise<void>;
}

/**
 * A part further down: the server renders it with the page, the browser loads its code when it hydrates it. Used inside
 * HydrateWhenNear, with the part as its code: until then, and if that cannot be loaded, it stays as the server sent it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LateCode {
  let Part: ComponentType<Props> | undefined;
  let hasFailed = false;
  let loading: Promise<void> | undefined;

  function fetchPart(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        Part = loaded;
      },
      (error) => {
        hasFailed = true;
        console.error('A part of the page could not be loaded', error);
      },
    );
    return loading;
  }
  function LatePart(props: Props) {
    if (!Part && !hasFailed) use(fetchPart());
    return Part && <Part {...props} />;
  }
  // The server has it before its first page, and a browser that opens another page soon after that page's own code.
  if (!isHydrating()) void fetchPart();
  return Object.assign(LatePart, {
    isHere: () => Part !== undefined,
    hasFailed: () => hasFailed,
    load: fetchPart,
  });
}
