import { z } from 'zod';
import { jobKind } from '../../foundation/jobs/job-kind.ts';
import { longWork } from '../../foundation/jobs/job-presets.ts';

const ofRun = { ...longWork, data: z.object({ runId: z.uuid() }) };

/** Resends many orders to the ERP, each in a row of its own: a refusal is stored there, and the rest continues. */
export const resendOrders = jobKind({ ...ofRun, name: 'resend-orders', timeLimitSeconds: 600 });

/** Changes many products, in chunks of one transaction each: it continues where a killed process stopped. */
export const changeProducts = jobKind({ ...ofRun, name: 'change-products', timeLimitSeconds: 900 });
