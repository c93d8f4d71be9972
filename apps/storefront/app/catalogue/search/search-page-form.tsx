import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { Form } from 'react-router';
import { maxQueryLength } from './search-query.ts';

/** For a frame without a search bar in its header. */
export function SearchPageForm({ action, query }: { action: string; query: string }) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <Form className="search-page__form" role="search" method="get" action={action}>
      <label className="sr-only" htmlFor={id}>
        {t('formLabel')}
      </label>
      <Input
        key={query}
        id={id}
        name="q"
        type="search"
        required
        maxLength={maxQueryLength}
        defaultValue={query}
        placeholder={t('formLabel')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" look="primary" icon="search">
        {t('title')}
      </Button>
    </Form>
  );
}
