import { z } from 'zod';
import { jobKind } from '../jobs/job-kind.ts';
import { longWork } from '../jobs/job-shapes.ts';

const ofRun = { ...longWork, data: z.object({ runId: z.uuid() }) };

/** Many orders to the ERP again. A row of its own for each: what is refused is said there, and the rest goes on. */
export const resendOrders = jobKind({ ...ofRun, name: 'resend-orders', timeLimitSeconds: 600 });

/** Many products at once, in chunks of one transaction each: it goes on where a killed process stopped. */
export const changeProducts = jobKind({ ...ofRun, name: 'change-products', timeLimitSeconds: 900 });
