import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useState } from 'react';
import { hasCamera } from './camera.ts';

/** False until the browser has confirmed it: the server renders no button. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => inLaterTask(() => void hasCamera().then(setHas)), []);
  return has;
}
