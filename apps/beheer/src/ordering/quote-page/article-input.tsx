import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ComponentProps, useId } from 'react';
import { optionText } from '../../catalogue/prices/found-choice.ts';
import type { WorkingLine } from './working-offer.ts';

interface ArticleInputProps extends Pick<ComponentProps<typeof Input>, 'aria-invalid' | 'aria-describedby'> {
  label: string;
  line: WorkingLine;
  /** The results for what is typed. */
  found: readonly { id: string; name: string }[];
  onChange: (part: Partial<WorkingLine>) => void;
}

/** A number, typed or chosen from results by number or name. */
export function ArticleInput({ label, line, found, onChange, ...control }: ArticleInputProps) {
  const { t } = useTranslation('beheer-quotes');
  const list = useId();
  return (
    <>
      <Input
        {...control}
        className="input--s"
        aria-label={label}
        placeholder={t('tie')}
        autoComplete="off"
        list={list}
        value={line.code}
        onChange={({ target }) => {
          const chosen = found.find((one) => optionText(one) === target.value);
          onChange(chosen ? { code: chosen.id, name: chosen.name } : { code: target.value });
        }}
      />
      <datalist id={list}>
        {found.map((one) => (
          <option key={one.id} value={optionText(one)} />
        ))}
      </datalist>
    </>
  );
}
