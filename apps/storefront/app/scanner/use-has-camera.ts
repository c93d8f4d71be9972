import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useState } from 'react';
import { hasCamera } from './camera.ts';

/** No until a browser has said yes: the server renders no button for it. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => inLaterTask(() => void hasCamera().then(setHas)), []);
  return has;
}
