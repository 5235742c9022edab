import { clinicServiceChangeSchema, clinicServiceParams } from '@nivara/shared/domain/clinic-service';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import type { ServicesTable } from '../../database/appointment-tables';
import { inTransaction } from '../../database/in-transaction';
import { forbidden, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { actorOf } from '../session/actor';
import { changeService, doctorsOf, findService, listServices } from './clinic-service-repository';

export function clinicServiceRoutes(app: App, context: AppContext): void {
  app.get('/services', { config: { access: 'anyone' } }, () => listServices(context.database));

  app.get(
    '/services/:id',
    { config: { access: 'anyone' }, schema: { params: clinicServiceParams } },
    async (request) => {
      const service = await findService(context.database, request.params.id);
      if (!service) throw notFound();
      return toClinicService(context, service);
    },
  );

  app.patch(
    '/services/:id',
    {
      config: { access: 'doctor' },
      schema: { params: clinicServiceParams, body: clinicServiceChangeSchema },
    },
    async (request) => {
      const actor = actorOf(request);
      const { fee, online } = request.body;
      if (fee === undefined && online === undefined) {
        throw invalid([{ path: 'fee', message: 'Please say what to change.' }]);
      }
      return inTransaction(context, async (context) => {
        const doctors = await doctorsOf(context.database, request.params.id);
        if (!(await findService(context.database, request.params.id))) throw notFound();
        if (!doctors.some(({ id }) => id === actor.accountId)) throw forbidden();
        const service = await changeService(context.database, request.params.id, {
          ...(fee !== undefined && { fee_paise: fee }),
          ...(online !== undefined && { online: online ? 1 : 0 }),
        });
        if (!service) throw notFound();
        await auditChange(context, actor, 'update', { noun: 'services', recordId: String(service.id) });
        return toClinicService(context, service);
      });
    },
  );
}

async function toClinicService(context: AppContext, service: ServicesTable) {
  return {
    id: service.id,
    service: service.name,
    kind: service.kind,
    fee: service.fee_paise,
    currency: 'INR',
    online: service.online === 1,
    doctors: await doctorsOf(context.database, service.id),
  };
}
