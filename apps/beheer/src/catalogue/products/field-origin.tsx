import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FieldSource } from '../../frame/form/source-field.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';

/** The source of a value, for narrow places. */
export function FieldOrigin({ source, of }: { source: FieldSource; of?: string }) {
  const { t } = useTranslation('beheer-products');
  const { t: common } = useTranslation('beheer');
  const named = (text: string) => (of === undefined ? text : `${text} ${of}`);
  if (source.kind === 'own')
    return (
      <span className="origin">
        <BeheerIcon name="pencil" />
        {t('originOwn')}
      </span>
    );
  if (source.kind === 'import')
    return (
      <span className="origin" title={common('sourceImport', { from: source.from })}>
        <BeheerIcon name="lock" />
        {t('originImport')}
        {source.onOverride && (
          <button type="button" aria-label={named(common('sourceOverride'))} onClick={source.onOverride}>
            {common('sourceOverride')}
          </button>
        )}
      </span>
    );
  return (
    <span
      className="origin origin--over"
      title={common('sourceImported', { from: source.from, value: source.imported || t('empty-value') })}
    >
      <BeheerIcon name="b-unlock" />
      {t('originOverridden')}
      {source.onRelease && (
        <button type="button" aria-label={named(common('sourceRelease'))} onClick={source.onRelease}>
          {common('sourceRelease')}
        </button>
      )}
    </span>
  );
}
