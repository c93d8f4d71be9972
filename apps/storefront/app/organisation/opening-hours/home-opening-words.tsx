import type { OpeningStatus } from '@bouwpoort/trade/organisation/opening-hours';
import { OpenNow } from '@bouwpoort/ui/atoms/open-now.tsx';

export function HomeOpeningWords({ status }: { status: OpeningStatus | null | undefined }) {
  return (
    <div className="home-opening">
      {status && <OpenNow closed={status.status === 'closed'}>{status.label}</OpenNow>}
    </div>
  );
}
