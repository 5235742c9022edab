import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { AppContext } from './app-context';
import type { App, YupTypeProvider } from './app-instance';
import { accountDeletionRoutes } from './modules/account-deletion/account-deletion-routes';
import { accountExportRoutes } from './modules/account-export/account-export-routes';
import { appointmentRoutes } from './modules/appointments/appointment-routes';
import { auditRoutes } from './modules/audit/audit-routes';
import { billRoutes } from './modules/bills/bill-routes';
import { clinicServiceRoutes } from './modules/clinic-services/clinic-service-routes';
import { consentRoutes } from './modules/consents/consent-routes';
import { dietRoutes } from './modules/diets/diet-routes';
import { doctorRoutes } from './modules/doctors/doctor-routes';
import { enrolmentRoutes } from './modules/enrolments/enrolment-routes';
import { familyRoutes } from './modules/family/family-routes';
import { healthRoutes } from './modules/health/health-routes';
import { holdRoutes } from './modules/holds/hold-routes';
import { messageRoutes } from './modules/messages/message-routes';
import { notificationRoutes } from './modules/notifications/notification-routes';
import { offerRoutes } from './modules/offers/offer-routes';
import { ownAccountRoutes } from './modules/own-account/own-account-routes';
import { personalDetailsRoutes } from './modules/personal-details/personal-details-routes';
import { prescriptionRoutes } from './modules/prescriptions/prescription-routes';
import { recoveryRoutes } from './modules/recovery/recovery-routes';
import { sessionRoutes } from './modules/session/session-routes';
import { signUpRoutes } from './modules/sign-up/sign-up-routes';
import { slotRoutes } from './modules/slots/slot-routes';
import { testRoutes } from './modules/tests/test-routes';
import { uploadRoutes } from './modules/uploads/upload-routes';
import { waitingListRoutes } from './modules/waiting-list/waiting-list-routes';
import { yogaRoutes } from './modules/yoga/yoga-routes';
import { access } from './plugins/access';
import { answer, answerBareConnection, errors } from './plugins/errors';
import { jsonBody } from './plugins/json-body';
import { orderlyStop } from './plugins/orderly-stop';
import { requestLog } from './plugins/request-log';
import { sameOrigin } from './plugins/same-origin';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';
import { validation } from './plugins/validation';

const BODY_LIMIT = 64 * 1024;
/** Long enough for a document on a slow line. */
const REQUEST_TIME_LIMIT_MS = 120_000;

export interface AppOptions extends AppContext {
  logger: FastifyServerOptions['logger'];
}

export function buildApp({ logger, ...context }: AppOptions): App {
  const app: App = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME_LIMIT_MS,
    // The site forwards from this machine; anybody else's X-Forwarded headers mean nothing.
    trustProxy: 'loopback',
    frameworkErrors: answer,
    clientErrorHandler: answerBareConnection,
  }).withTypeProvider<YupTypeProvider>();

  requestLog(app);
  orderlyStop(app);
  errors(app);
  securityHeaders(app);
  jsonBody(app);
  validation(app);
  sameOrigin(app);
  session(app, context);
  access(app);

  healthRoutes(app, context);
  sessionRoutes(app, context);
  signUpRoutes(app, context);
  recoveryRoutes(app, context);
  billRoutes(app, context);
  messageRoutes(app, context);
  enrolmentRoutes(app, context);
  offerRoutes(app, context);
  prescriptionRoutes(app, context);
  dietRoutes(app, context);
  yogaRoutes(app, context);
  testRoutes(app, context);
  auditRoutes(app, context);
  notificationRoutes(app, context);
  waitingListRoutes(app, context);
  slotRoutes(app, context);
  holdRoutes(app, context);
  doctorRoutes(app, context);
  clinicServiceRoutes(app, context);
  appointmentRoutes(app, context);
  ownAccountRoutes(app, context);
  accountExportRoutes(app, context);
  accountDeletionRoutes(app, context);
  personalDetailsRoutes(app, context);
  familyRoutes(app, context);
  uploadRoutes(app, context);
  consentRoutes(app, context);

  app.addHook('onClose', () => context.background.finished());
  return app;
}
