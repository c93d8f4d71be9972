import { beheerIntegrationRoutes } from '@bouwpoort/contract/exchange/connections.staff';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { SectionHead } from '../../frame/sections/section-head.tsx';

/** The header of the section with its parts. */
export function IntegrationsHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('beheer-integrations');
  const headers = inBackground;
  const keys = useQuery(read(beheerIntegrationRoutes.keys, { headers })).data?.keys;
  const webhooks = useQuery(read(beheerIntegrationRoutes.webhooks, { headers })).data?.webhooks;
  const outbox = useQuery(read(beheerIntegrationRoutes.outbox, { headers, query: { limit: 1 } })).data?.total;
  const counts = {
    '': { count: keys?.filter(({ endedAt }) => endedAt === null).length },
    webhooks: { count: webhooks?.length },
    erp: { count: outbox?.count, isHot: (outbox?.count ?? 0) > 0 },
  };
  return (
    <SectionHead counts={counts}>
      <a className={buttonClass({ look: 'secondary' })} href="/api/docs" target="_blank" rel="noreferrer">
        {t('apiDocs')}
      </a>
      {children}
    </SectionHead>
  );
}
