import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface MistakeSummaryProps {
  /** Field name, its label and what is wrong with it. */
  mistakes: readonly { name: string; label: string; message: string }[];
  onChoose: (name: string) => void;
}

/** Reads out how many fields are wrong, and leads to each of them. */
export function MistakeSummary({ mistakes, onChoose }: MistakeSummaryProps) {
  const { t } = useTranslation('registration');
  if (mistakes.length === 0) return null;
  return (
    <Notice kind="error" title={t('mistakes', { count: mistakes.length })}>
      <ul className="registration__mistakes">
        {mistakes.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" className="registration__to-field" onClick={() => onChoose(name)}>
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
