import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { LEAVING_NOTICE_MS } from '@nivara/shared/contracts/live';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { TRACE_HEADER, traceInLog } from '@nivara/shared/contracts/trace';
import { drainConnections } from '@nivara/shared/server/drain-connections';
import { addMetrics } from '@nivara/shared/server/metrics';
import { limitHeaderLines } from '@nivara/shared/server/limit-header-lines';
import { oneAtATime } from '@nivara/shared/server/one-at-a-time';
import type { AppContext } from './app-context';
import type { App, YupTypeProvider } from './app-instance';
import { accountDeletionRoutes } from './modules/account-deletion/account-deletion-routes';
import { accountExportRoutes } from './modules/account-export/account-export-routes';
import { appointmentRoutes } from './modules/appointments/appointment-routes';
import { auditRoutes } from './modules/audit/audit-routes';
import { billRoutes } from './modules/bills/bill-routes';
import { deskBillRoutes } from './modules/bills/desk-bill-routes';
import { clinicServiceRoutes } from './modules/clinic-services/clinic-service-routes';
import { consentRoutes } from './modules/consents/consent-routes';
import { deskConsentRoutes } from './modules/consents/desk-consent-routes';
import { conversationRoutes } from './modules/conversations/conversation-routes';
import { closingRoutes } from './modules/day-closings/closing-routes';
import { courseDateRoutes } from './modules/course-dates/course-date-routes';
import { dayRoutes } from './modules/day/day-routes';
import { deskDayRoutes } from './modules/desk/desk-day-routes';
import { deskPatientRoutes } from './modules/desk/desk-patient-routes';
import { deskWaitingRoutes } from './modules/desk/desk-waiting-routes';
import { businessReportRoutes } from './modules/business-report/business-report-routes';
import { dietRoutes } from './modules/diets/diet-routes';
import { doctorRoutes } from './modules/doctors/doctor-routes';
import { enrolmentRoutes } from './modules/enrolments/enrolment-routes';
import { familyRoutes } from './modules/family/family-routes';
import { healthRoutes } from './modules/health/health-routes';
import { holdRoutes } from './modules/holds/hold-routes';
import { inboxRoutes } from './modules/inbox/inbox-routes';
import { medicineRoutes } from './modules/medicines/medicine-routes';
import { messageRoutes } from './modules/messages/message-routes';
import { notificationRoutes } from './modules/notifications/notification-routes';
import { offerRoutes } from './modules/offers/offer-routes';
import { ownAccountRoutes } from './modules/own-account/own-account-routes';
import { healthRecordRoutes } from './modules/health-records/health-record-routes';
import { patientRoutes } from './modules/patients/patient-routes';
import { personalDetailsRoutes } from './modules/personal-details/personal-details-routes';
import { prescriptionTemplateRoutes } from './modules/prescription-templates/template-routes';
import { prescriptionRoutes } from './modules/prescriptions/prescription-routes';
import { priceListRoutes } from './modules/price-list/price-list-routes';
import { recoveryRoutes } from './modules/recovery/recovery-routes';
import { sessionRoutes } from './modules/session/session-routes';
import { signUpRoutes } from './modules/sign-up/sign-up-routes';
import { slotRoutes } from './modules/slots/slot-routes';
import { testRoutes } from './modules/tests/test-routes';
import { ownSecondFactorRoutes } from './modules/two-step-sign-in/own-second-factor-routes';
import { secondStepRoute } from './modules/two-step-sign-in/second-step-route';
import { uploadRoutes } from './modules/uploads/upload-routes';
import { visitorAppointmentRoutes } from './modules/visitor-appointments/visitor-appointment-routes';
import { visitRoutes } from './modules/visits/visit-routes';
import { waitingListRoutes } from './modules/waiting-list/waiting-list-routes';
import { yogaRoutes } from './modules/yoga/yoga-routes';
import { access } from './plugins/access';
import { answerBareConnection, answerFrameworkError, errors } from './plugins/errors';
import { addServiceGauges } from './plugins/service-gauges';
import { jsonBody } from './plugins/json-body';
import { network } from './plugins/network';
import { ownWrites } from './plugins/own-writes';
import { readOnlyFields } from './plugins/read-only-fields';
import { refusedAccess } from './plugins/refused-access';
import { requestLog } from './plugins/request-log';
import { sameOrigin } from './plugins/same-origin';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';
import { turnsOfNetwork } from './plugins/turns-of-network';
import { validation } from './plugins/validation';

const BODY_LIMIT = 64 * 1024;
/** A document on a slow connection may take this long. */
const REQUEST_TIME_LIMIT_MS = 120_000;

/**
 * How many requests of one internet customer are answered at a time. Few, so that others have room: the embedded
 * database runs one query after the other, and on PostgreSQL a read may use two of ten connections.
 */
const AT_ONCE = { sqlite: { reads: 2, writes: 4 }, postgres: { reads: 3, writes: 3 } };

export interface AppOptions extends AppContext {
  logger: FastifyServerOptions['logger'];
}

export function buildApp({ logger, ...context }: AppOptions): App {
  const app: App = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    bodyLimit: BODY_LIMIT,
    genReqId: ({ headers }) => traceInLog(headers[TRACE_HEADER]),
    // While the service stops, it still answers each request, and then closes its connection.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIME_LIMIT_MS,
    trustProxy: context.trustedProxies,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBareConnection,
  }).withTypeProvider<YupTypeProvider>();

  oneAtATime(app);
  limitHeaderLines(app, { isBehindSite: true });
  const metrics = addMetrics(app, context.metricsAddress);
  addServiceGauges(metrics, context);
  requestLog(app);
  errors(app);
  securityHeaders(app);
  jsonBody(app);
  validation(app);
  readOnlyFields(app);
  network(app);
  turnsOfNetwork(app, AT_ONCE[context.databaseKind]);
  sameOrigin(app);
  session(app, context);
  access(app);
  ownWrites(app, context);
  refusedAccess(app, context);

  healthRoutes(app, context);
  sessionRoutes(app, context);
  secondStepRoute(app, context);
  signUpRoutes(app, context);
  recoveryRoutes(app, context);
  billRoutes(app, context);
  deskBillRoutes(app, context);
  closingRoutes(app, context);
  messageRoutes(app, context);
  conversationRoutes(app, context);
  enrolmentRoutes(app, context);
  courseDateRoutes(app, context);
  offerRoutes(app, context);
  priceListRoutes(app, context);
  prescriptionRoutes(app, context);
  dietRoutes(app, context);
  yogaRoutes(app, context);
  testRoutes(app, context);
  auditRoutes(app, context);
  notificationRoutes(app, context, metrics);
  waitingListRoutes(app, context);
  slotRoutes(app, context);
  holdRoutes(app, context);
  doctorRoutes(app, context);
  clinicServiceRoutes(app, context);
  appointmentRoutes(app, context);
  visitorAppointmentRoutes(app, context);
  visitRoutes(app, context);
  dayRoutes(app, context);
  businessReportRoutes(app, context);
  deskDayRoutes(app, context);
  deskPatientRoutes(app, context);
  deskWaitingRoutes(app, context);
  inboxRoutes(app, context);
  patientRoutes(app, context);
  healthRecordRoutes(app, context);
  medicineRoutes(app, context);
  prescriptionTemplateRoutes(app, context);
  ownAccountRoutes(app, context);
  ownSecondFactorRoutes(app, context);
  accountExportRoutes(app, context);
  accountDeletionRoutes(app, context);
  personalDetailsRoutes(app, context);
  familyRoutes(app, context);
  uploadRoutes(app, context);
  consentRoutes(app, context);
  deskConsentRoutes(app, context);

  app.addHook('onClose', () => context.background.finished());
  drainConnections(app, { noticeMs: LEAVING_NOTICE_MS, livePath: LIVE_PATH });
  return app;
}
