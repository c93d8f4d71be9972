import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { writeUsersAddress } from './account-address.ts';
import { type UsersAnswer, usersPerPage } from './load-users.ts';

interface UsersPagesProps {
  answer: UsersAnswer & { status: 'known' };
  /** The position in the list: a page, and a part of it where it has several. */
  page: string;
  hash?: string;
}

export function UsersPages({ answer: { total, address }, page, hash = '' }: UsersPagesProps) {
  const pageCount = Math.max(1, Math.ceil(total / usersPerPage));
  return (
    <Pagination
      page={Math.min(address.page, pageCount)}
      pageCount={pageCount}
      hrefFor={(next) => {
        const params = writeUsersAddress({ ...address, page: next });
        return `${page}${params.size > 0 ? `?${params}` : ''}${hash}`;
      }}
    />
  );
}
