import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import type { ReactNode } from 'react';

interface MyBranchProps {
  /** 'Jouw vestiging' */
  over: string;
  name: string;
  /** The opening status: an OpenNow. */
  opening?: ReactNode;
  /** A few lines on the services of this branch today: the cut-off, the pickup time. */
  children?: ReactNode;
  phone?: string;
  address: string;
  href: string;
}

export function MyBranch({ over, name, opening, children, phone, address, href }: MyBranchProps) {
  return (
    <section className="my-branch">
      <div className="my-branch__words">
        <div>
          <p className="small muted">{over}</p>
          <h2>{name}</h2>
        </div>
        {opening}
        {children && <div className="small">{children}</div>}
      </div>
      <Rows>
        {phone && (
          <Row
            icon="phone"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            title={<span className="num">{phone}</span>}
          />
        )}
        <Row icon="pin" href={href} title={address} />
      </Rows>
    </section>
  );
}
