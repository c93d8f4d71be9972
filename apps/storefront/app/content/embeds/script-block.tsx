import type { ScriptBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { useEffect } from 'react';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { isAllowedScript } from './allowed-sources.ts';
import { useConsent } from './consent-gate.tsx';

/**
 * A script of our own renders in an element of its own. Until then, and without script or consent, the fallback is
 * shown. React ignores the inside of the element, so that the script may replace it.
 */
export function ScriptBlock({ block }: { block: Block }) {
  const mayRun = useConsent(block.consent) && isAllowedScript(block.src);
  useEffect(() => {
    if (!mayRun) return;
    const script = document.createElement('script');
    script.src = block.src;
    document.body.append(script);
    return () => script.remove();
  }, [mayRun, block.src]);
  const settings = Object.fromEntries(Object.entries(block.settings).map(([name, value]) => [`data-${name}`, value]));
  return (
    <BlockSection title={block.title}>
      <div
        {...settings}
        className="script-place prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: all content HTML is sanitised on the server before it is served
        dangerouslySetInnerHTML={{ __html: block.fallbackHtml }}
      />
    </BlockSection>
  );
}
