import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { addCustomer, findCustomerByKvkNumber } from '../customers/customers.ts';
import { changeUser, findUser } from '../identity/identity.ts';
import type { handleRegistration } from './registration.jobs.ts';
import { mailActivation } from './registration-activation.ts';
import { requestApproval } from './registration-approval.ts';
import { changeRegistration, lockRegistration } from './registration-state.ts';

/**
 * The second half behind "will be handled": for an existing customer the manager is asked, a new company becomes a
 * customer. A job, so that an ERP may take its time; a second run does nothing.
 */
export const processRegistration: JobHandler<typeof handleRegistration> = (ctx, { registrationId }) =>
  ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const registration = await lockRegistration(db, registrationId);
    const user = registration?.userId ? await findUser(db, registration.userId) : undefined;
    if (registration?.state !== 'handling' || !user) return;
    const { ventureId, chamberOfCommerceNumber } = registration;
    // Two colleagues who register at once must not become two customers.
    await takeAdvisoryLock(db, `${ventureId} ${chamberOfCommerceNumber}`);
    const known = await findCustomerByKvkNumber(tx, ventureId, chamberOfCommerceNumber);
    if (known) return requestApproval(tx, registration, user, known);
    const customerId = await addCustomer(db, {
      ventureId,
      customerName: registration.businessName,
      chamberOfCommerceNumber,
      branchId: registration.branchId,
      address: {
        street: registration.street,
        houseNumber: String(registration.houseNumber),
        houseNumberAddition: registration.houseNumberSuffix,
        postalCode: registration.postalCode,
        city: registration.city,
        email: user.email,
        daytimePhoneNumber: registration.phone,
      },
    });
    await changeUser(db, user.id, { customerId, dynamics: true, isManager: true });
    await changeRegistration(db, registration.id, { customerId });
    await mailActivation(tx, registration.id, user);
    await announce(tx, ventureId, 'customer.registered', { customerId, chamberOfCommerceNumber });
  });
