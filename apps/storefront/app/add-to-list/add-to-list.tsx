import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import type { ListedArticle } from './listed-article.ts';

const AddToListDialog = lazy(() =>
  import('./add-to-list-dialog.tsx').then((file) => ({ default: file.AddToListDialog })),
);

interface AddToListProps {
  label: string;
  /** Asked for when the dialog opens. */
  articles: () => readonly ListedArticle[];
  /** The proposed name of a new list. */
  name?: string;
  look?: 'quiet' | 'secondary';
  className?: string;
}

/** The button alone is part of a page; choosing the list is loaded when it is pressed. */
export function AddToList({ label, articles, name, look = 'quiet', className }: AddToListProps) {
  const session = useChromeSession();
  const { id } = useVenture();
  const [open, setOpen] = useState<readonly ListedArticle[] | null>(null);
  const isOffered = session.kind === 'user' && !session.isGuestAccount && session.dynamics && session.ventureId === id;
  if (!isOffered) return null;
  return (
    <>
      <Button look={look} icon="lists" className={className} aria-haspopup="dialog" onClick={() => setOpen(articles())}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <AddToListDialog articles={open} name={name ?? ''} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
