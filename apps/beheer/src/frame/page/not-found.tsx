import { ApiProblem } from '@bouwpoort/contract/program/client';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { useScope } from '../session/scope.ts';
import { EmptyNotice, LoadError } from './empty-notice.tsx';
import { PageHead } from './page-head.tsx';

interface NotFoundProps {
  /** The path of the list with what does exist. */
  list?: string;
}

export function NotFound({ list }: NotFoundProps) {
  const { t } = useTranslation('beheer');
  const { link } = useScope();
  return (
    <>
      <PageHead title={t('notFound')} />
      <EmptyNotice icon="search" title={t('notFoundHere')} text={t('notFoundText')}>
        {list !== undefined && (
          <Link className={buttonClass({})} to={link(list)}>
            {t('toList')}
          </Link>
        )}
      </EmptyNotice>
    </>
  );
}

interface RecordErrorProps extends Required<NotFoundProps> {
  error: Error;
  retry: () => void;
}

/** In place of the page of one record. A refused id (400) is of no record, like an unknown one (404). */
export function RecordError({ error, retry, list }: RecordErrorProps) {
  const { t } = useTranslation('beheer');
  if (error instanceof ApiProblem && (error.status === 400 || error.status === 404)) return <NotFound list={list} />;
  return (
    <>
      <PageHead title={t('loadFailed')} />
      <LoadError error={error} retry={retry} />
    </>
  );
}
