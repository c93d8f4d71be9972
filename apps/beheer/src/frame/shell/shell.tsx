import { classNames } from '@bouwpoort/ui/class-names.ts';
import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ShortcutsProvider, useShortcut } from '../keyboard/shortcuts.tsx';
import { UndoRegion } from '../kit/undo.tsx';
import { useCurrentSection } from '../sections/section.ts';
import { useMe } from '../session/session.ts';
import { arrivalDirection } from '../table/previous-next.tsx';
import { KeySheet } from './key-sheet.tsx';
import { Palette } from './palette.tsx';
import { Rail, ThumbBar } from './rail.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every section: rail, bar, palette, shortcuts, and undo notices. */
export function Shell({ foot }: { foot: string }) {
  const { shortcuts } = useMe();
  return (
    <ShortcutsProvider letters={shortcuts}>
      <UndoRegion>
        <Frame foot={foot} />
      </UndoRegion>
    </ShortcutsProvider>
  );
}

function Frame({ foot }: { foot: string }) {
  const { t } = useTranslation('beheer');
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const takesScreen = useCurrentSection()?.takesScreen;
  const before = useRef(pathname);
  useEffect(restoreLostFocus, []);
  useEffect(() => {
    // Moves the focus to the new page, for screen readers.
    if (before.current !== pathname && !arrivalDirection(state)) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname, state]);
  const group = t('keysEverywhere');
  useShortcut({ keys: 'Ctrl K', label: t('palette'), group }, () =>
    setOpen((now) => (now === 'palette' ? undefined : 'palette')),
  );
  useShortcut({ keys: '?', label: t('keysThese'), group }, () => setOpen('keys'));
  // A dialog reports its closing with a delay, when another may be open.
  const close = (what: typeof open) => () => setOpen((now) => (now === what ? undefined : now));
  return (
    <>
      <a className="skip" href="#inhoud">
        {t('skip')}
      </a>
      <div className={classNames('app', takesScreen && 'app--focus')}>
        <Rail foot={foot} />
        <div>
          <TopBar onFind={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
          <main
            id="inhoud"
            // A page of the shop in a frame has its own main landmark.
            aria-label={takesScreen ? t('beheer') : undefined}
            className={classNames('pg', takesScreen && 'pg--bare')}
            ref={main}
            tabIndex={-1}
          >
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <ThumbBar onMore={() => setOpen('palette')} />
      <Palette open={open === 'palette'} onClose={close('palette')} />
      <KeySheet open={open === 'keys'} onClose={close('keys')} />
    </>
  );
}
