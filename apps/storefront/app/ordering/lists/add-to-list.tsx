import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import type { ListedArticles } from './listed-article.ts';

const AddToListDialog = lazy(() =>
  import('./add-to-list-dialog.tsx').then((file) => ({ default: file.AddToListDialog })),
);

interface AddToListProps {
  label: string;
  /** Evaluated when the dialog opens. */
  articles: () => ListedArticles;
  /** The proposed name of a new list. */
  name?: string;
  /** The note of a new list about its origin. */
  note?: string;
  /** 'icon': where there is no space for the label, which then becomes the accessible name. */
  look?: 'quiet' | 'secondary' | 'icon';
  className?: string;
}

/** Only the button is part of the page; the dialog to choose a list is loaded when it is pressed. */
export function AddToList({ label, articles, name, note, look = 'quiet', className }: AddToListProps) {
  const session = useChromeSession();
  const { id } = useVenture();
  const [open, setOpen] = useState<ListedArticles | null>(null);
  const isOffered = session.kind === 'user' && !session.isGuestAccount && session.dynamics && session.ventureId === id;
  if (!isOffered) return null;
  const button = {
    icon: 'lists',
    className,
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(articles()),
  } as const;
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...button} label={label} title={label} />
      ) : (
        <Button {...button} look={look}>
          {label}
        </Button>
      )}
      {open && (
        <Suspense>
          <AddToListDialog articles={open} name={name ?? ''} note={note ?? ''} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
