import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  type BusinessReport,
  type BusinessReportQuery,
  businessReportQuerySchema,
  periodProblem,
} from '@nivara/shared/domain/business-report';
import { type Period, lastDayOf, periodAround } from '@nivara/shared/domain/report-period';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { invalid, notFound } from '../../problems';
import { listDoctors } from '../doctors/doctor-repository';
import { type Actor, actorOf } from '../session/actor';
import { runInLane } from '../session/lane';
import { isFounder } from '../staff/staff-repository';
import { figureListSchema } from './figure-query';
import { listFigureRows } from './figure-list-repository';
import { readBusinessReport } from './read-business-report';
import { isDoctorOfClinic } from './report-doctor-repository';

/** The figures name no patient, so nothing is audited. */
export function businessReportRoutes(app: App, context: AppContext): void {
  app.get(
    '/business-report',
    { config: { access: 'doctor' }, schema: { querystring: businessReportQuerySchema } },
    async (request): Promise<BusinessReport> => {
      const actor = actorOf(request);
      const { seesWholeClinic, doctorId } = await readerOf(context, actor, request.query);
      const period = periodOf(context, request.query);
      const report = await runInLane(context, request, () => readBusinessReport(context, doctorId, period));
      const doctors = seesWholeClinic ? await listDoctors(context.database) : [];
      const choices = doctors.map(({ id, name }) => ({ id, name }));
      return { isFounder: seesWholeClinic, choices, ...report };
    },
  );

  app.get(
    '/business-report/rows',
    { config: { access: 'doctor' }, schema: { querystring: figureListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { doctorId } = await readerOf(context, actor, request.query);
      const { from, to } = periodOf(context, request.query);
      const today = clinicDate(context.now());
      const scope = { doctorId, from, to: lastDayOf({ from, to }, today) };
      return listFigureRows(context.database, scope, { id: actor.accountId, today }, request.query);
    },
  );
}

/** The founder sees the figures of the whole clinic or of one doctor; another doctor sees only their own. */
async function readerOf(
  { database }: AppContext,
  { accountId }: Actor,
  { doctor }: BusinessReportQuery,
): Promise<{ seesWholeClinic: boolean; doctorId: string | null }> {
  const seesWholeClinic = await isFounder(database, accountId);
  if (!seesWholeClinic) {
    if (doctor && doctor !== accountId) throw notFound();
    return { seesWholeClinic, doctorId: accountId };
  }
  if (!doctor) return { seesWholeClinic, doctorId: null };
  if (!(await isDoctorOfClinic(database, doctor))) throw notFound();
  return { seesWholeClinic, doctorId: doctor };
}

function periodOf({ now }: AppContext, { from, to }: BusinessReportQuery): Period {
  const problem = periodProblem({ from, to });
  if (problem) throw invalid([problem]);
  return from && to ? { from, to } : periodAround('month', clinicDate(now()));
}
