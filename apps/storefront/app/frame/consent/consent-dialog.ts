import './consent.css';
import * as library from 'vanilla-cookieconsent';
import { type ConsentChoice, type ConsentKind, consentKinds } from './consent-cookie.ts';

export interface ConsentDialog {
  /** 'banner' for the first answer; 'choices' to change a given one. */
  open(view: 'banner' | 'choices', chosen: ConsentChoice): Promise<void>;
  close(): void;
}

interface DialogParts {
  /** The element that the dialog is rendered in. */
  root: () => Element | null;
  text: (key: string) => string;
  privacyUrl: () => string;
  onChoice: (choice: ConsentChoice) => void;
}

/** vanilla-cookieconsent, with our texts and our styles, and without its own storage: we write the cookie ourselves. */
export function consentDialog(parts: DialogParts): ConsentDialog {
  let bannerIsOpen = false;
  const setBannerOpen = (isOpen: boolean) => {
    bannerIsOpen = isOpen;
    // It takes no focus, so it must be announced.
    const status = parts.root()?.querySelector('[role="status"]');
    if (status) status.textContent = isOpen ? parts.text('bannerNotice') : '';
  };
  const close = () => {
    library.hidePreferences();
    library.hide();
  };
  return {
    close,
    async open(view, chosen) {
      if (!bannerIsOpen) {
        // Resets every time, so that it shows changes made in another tab or by a button in a page.
        library.reset();
        await library.run({
          ...settingsFor(parts, chosen),
          onModalShow: ({ modalName }) => {
            if (modalName === 'consentModal') setBannerOpen(true);
          },
          onModalHide: ({ modalName }) => {
            if (modalName === 'consentModal') setBannerOpen(false);
          },
        });
      }
      if (view === 'choices') library.showPreferences();
      else library.show();
    },
  };
}

function settingsFor({ root, text, privacyUrl, onChoice }: DialogParts, chosen: ConsentChoice) {
  const categories = consentKinds.map((kind): [ConsentKind, library.Category] => [
    kind,
    kind === 'necessary' ? { enabled: true, readOnly: true } : { enabled: chosen[kind] },
  ]);
  return {
    root: root(),
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    // Its own cookie has expired when it is written, so that the browser does not store it.
    cookie: { expiresAfterDays: -1 },
    categories: Object.fromEntries(categories),
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: 'nl', translations: { nl: wordsFor(text) } },
    onConsent: ({ cookie }) => {
      const allows = (kind: ConsentKind) => cookie.categories.includes(kind);
      onChoice({
        preferences: allows('preferences'),
        statistics: allows('statistics'),
        marketing: allows('marketing'),
      });
    },
    onModalReady: ({ modalName, modal }) => {
      const more = privacyLink(privacyUrl(), text('privacy'));
      if (modalName === 'consentModal') makeBanner(modal, more);
      else makeChoices(modal, more);
    },
  } satisfies library.CookieConsentConfig;
}

function wordsFor(text: (key: string) => string): library.Translation {
  const say = (key: string) => asHtml(text(key));
  return {
    consentModal: {
      title: say('bannerTitle'),
      description: say('bannerText'),
      acceptAllBtn: say('acceptAll'),
      acceptNecessaryBtn: say('refuseAll'),
      showPreferencesBtn: say('choose'),
    },
    preferencesModal: {
      title: say('title'),
      acceptAllBtn: say('acceptAll'),
      acceptNecessaryBtn: say('refuseAll'),
      savePreferencesBtn: say('save'),
      closeIconLabel: text('close'),
      sections: [
        { description: say('text') },
        ...consentKinds.map((kind) => ({
          title: say(kind),
          description: say(`${kind}Text`),
          linkedCategory: kind,
        })),
      ],
    },
  };
}

/**
 * The library's banner is marked as modal, takes the focus from a visitor who is typing and traps the Tab key. Ours is
 * not modal: a visitor may continue and answer later. Escape hides it until the next page.
 */
function makeBanner(modal: HTMLElement, more: HTMLElement): void {
  styleButtons(modal);
  modal.querySelector('.cm__texts')?.append(more);
  modal.setAttribute('role', 'region');
  modal.removeAttribute('aria-modal');
  modal.firstElementChild?.removeAttribute('tabindex');
  modal.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key === 'Escape') library.hide();
  });
}

/** The descriptions are visible at once, without opening a disclosure. */
function makeChoices(modal: HTMLElement, more: HTMLElement): void {
  styleButtons(modal);
  modal.querySelector('.pm__section-desc-wrapper')?.append(more);
  for (const title of modal.querySelectorAll<HTMLElement>('.pm__section-title[aria-expanded]')) title.click();
}

/** Yes and no look the same; the other buttons are less prominent. */
function styleButtons(modal: HTMLElement): void {
  for (const button of modal.querySelectorAll<HTMLElement>('.cm__btn, .pm__btn')) {
    const isAnswer = button.dataset.role === 'all' || button.dataset.role === 'necessary';
    button.classList.add('btn', isAnswer ? 'btn--primary' : 'btn--secondary');
  }
}

function privacyLink(href: string, words: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = words;
  const line = document.createElement('p');
  line.className = 'consent-more';
  line.append(link);
  return line;
}

/** The library inserts its texts as HTML; ours are plain text. */
function asHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
