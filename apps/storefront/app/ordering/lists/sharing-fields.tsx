import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ListValues } from './list-settings.ts';

interface SharingFieldsProps {
  values: ListValues;
  set: (change: Partial<ListValues>) => void;
  projects: readonly { id: number; name: string }[];
  projectError: string | undefined;
  /** Only the owner can make a list private. */
  isOwner?: boolean;
}

/** The visibility of the list. Without building sites that choice is hidden. */
export function SharingFields({ values, set, projects, projectError, isOwner = true }: SharingFieldsProps) {
  const { t } = useTranslation('order-lists');
  const offered = (['site', 'company', 'personal'] as const).filter((one) =>
    one === 'site' ? projects.length > 0 : one === 'company' || isOwner,
  );
  return (
    <>
      <fieldset className="field">
        <legend className="field__label">{t('forWhom')}</legend>
        {offered.map((sharing) => (
          <Radio
            key={sharing}
            name="sharing"
            value={sharing}
            checked={values.sharing === sharing}
            onChange={() => set({ sharing })}
          >
            {t(sharing === 'company' ? 'sharing_companyPlain' : `sharing_${sharing}`)}
          </Radio>
        ))}
      </fieldset>
      {values.sharing === 'site' && (
        <SelectField
          label={t('site')}
          name="projectId"
          error={projectError}
          value={values.projectId}
          options={[{ value: '', label: '–' }, ...projects.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(event) => set({ projectId: event.target.value })}
        />
      )}
    </>
  );
}
