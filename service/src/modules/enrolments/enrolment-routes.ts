import { bookingCodeSchema } from '@nivara/shared/domain/booking-code';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { contactRoutes } from '../messages/contact-routes';
import { enrol } from './enrol';
import { confirmByCode } from './enrolment-code';

const HOUR = 60 * 60;

/** Limits each network: enough to mistype a few codes, too few to guess one. */
export const ENROLMENT_CODE_LIMIT: Limit = {
  name: 'enrolment-code',
  free: 60,
  firstDelaySeconds: 60,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

export function enrolmentRoutes(app: App, context: AppContext): void {
  contactRoutes(app, context, 'enrolments', enrol);

  app.post(
    '/enrolments/confirmations/:id',
    { config: { access: 'anyone' }, schema: { params: entityIdParams, body: bookingCodeSchema } },
    async (request) => {
      await countAttempt(context, ENROLMENT_CODE_LIMIT, request.network);
      return confirmByCode(context, request.params.id, request.body.code);
    },
  );
}
