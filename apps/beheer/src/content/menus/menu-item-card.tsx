import type { MenuPlace } from '@bouwpoort/contract/content/menus.staff';
import { audiences } from '@bouwpoort/contract/foundation/audience';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import type { Direction, MenuNode } from './menu-tree.ts';

interface MenuItemCardProps {
  node: MenuNode;
  kind: MenuPlace | 'column';
  /** It follows the categories, so its target cannot be edited. */
  follows: boolean;
  readOnly: boolean;
  onChange: (change: Partial<MenuNode>) => void;
  onMove: (direction: Direction) => void;
  mayMove: (direction: Direction) => boolean;
}

const directions = ['up', 'down', 'in', 'out'] as const;
const icons = { up: 'arrow-up', down: 'arrow-down', in: 'chevron-right', out: 'chevron-left' } as const;

export function MenuItemCard({ node, kind, follows, readOnly, onChange, onMove, mayMove }: MenuItemCardProps) {
  const { t } = useTranslation('beheer-web');
  return (
    <Card title={node.text || t('unnamed')}>
      <fieldset className="stack plain" disabled={readOnly}>
        <TextField
          label={t(kind === 'column' ? 'columnTitle' : 'itemText')}
          value={node.text}
          maxLength={80}
          autoFocus={node.text === ''}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {kind !== 'column' && (
          <TextField
            label={t('itemHref')}
            hint={t('itemHrefHint')}
            value={node.href}
            maxLength={500}
            disabled={follows}
            onChange={({ target }) => onChange({ href: target.value })}
          />
        )}
        {(kind === 'header' || kind === 'service') && (
          <SelectField
            label={t('itemAudience')}
            value={node.audience ?? 'everybody'}
            onChange={({ target }) => {
              const audience = audiences.find((one) => one === target.value);
              onChange({ audience: audience === 'everybody' ? undefined : audience });
            }}
            options={audiences.map((one) => ({ value: one, label: t(`audience-${one}`) }))}
          />
        )}
        {kind !== 'column' && !follows && (
          <Checkbox
            checked={node.target === '_blank'}
            onChange={({ target }) => onChange({ target: target.checked ? '_blank' : null })}
          >
            {t('itemNewTab')}
          </Checkbox>
        )}
        {!readOnly && (
          <div className="acts">
            {directions
              .filter((direction) => direction === 'up' || direction === 'down' || kind === 'header')
              .map((direction) => (
                <Button
                  key={direction}
                  className="btn--s btn--icon"
                  icon={icons[direction]}
                  aria-label={t(`move-${direction}`)}
                  title={t(`move-${direction}`)}
                  disabled={!mayMove(direction)}
                  onClick={() => onMove(direction)}
                />
              ))}
          </div>
        )}
        {follows && (
          <p className="menu__follows muted">
            <Icon name="lock" size="small" />
            {t('followsText', { name: node.text })}
          </p>
        )}
      </fieldset>
    </Card>
  );
}
