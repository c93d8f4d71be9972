import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/molecules/dialog.tsx';

interface FirmDialogProps {
  open: boolean;
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A dialog that must be answered (P 2.11). A browser lets a page refuse the first Escape and not the second, so that
 * nobody can be locked in; what is closed that way opens again at once.
 */
export function FirmDialog(props: FirmDialogProps) {
  const [closed, setClosed] = useState(0);
  return <Dialog key={closed} {...props} closable={false} onClose={() => setClosed((times) => times + 1)} />;
}
