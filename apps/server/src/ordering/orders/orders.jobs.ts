import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';

/** The outbox to the ERP: an order waits here until the ERP has said that it has it. */
export const sendToErp = jobKind({
  name: 'send-order-to-erp',
  data: z.object({ orderId: z.string() }),
  retry: { times: 12, firstSeconds: 2, maxSeconds: 1800 },
  timeLimitSeconds: 60,
  concurrency: 4,
  // Twice four, of which the ERP may take 20 seconds each.
  batch: 8,
});

/** Sends an order that the ERP has again, because its amounts changed. */
export const updateAtErp = jobKind({ ...sendToErp, name: 'update-order-at-erp' });

/** And: an order the ERP has is taken back there too. */
export const cancelAtErp = jobKind({ ...sendToErp, name: 'cancel-order-at-erp' });
