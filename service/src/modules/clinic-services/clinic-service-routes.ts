import { clinicServiceChangeSchema, clinicServiceParams } from '@nivara/shared/domain/clinic-service';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { actorOf } from '../session/actor';
import { changeClinicService } from './change-clinic-service';
import { allDoctorsOfServices, allServices, findService, listServices } from './clinic-service-repository';
import { toClinicService, withDoctors } from './to-clinic-service';

const params = clinicServiceParams;

export function clinicServiceRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.get('/services', { config: { access: 'anyone' } }, () => listServices(database));

  app.get('/services/:id', { config: { access: 'anyone' }, schema: { params } }, async (request) => {
    const service = await findService(database, request.params.id);
    if (!service) throw notFound();
    return withDoctors(database, service);
  });

  const config = { access: 'desk' } as const;

  app.get('/desk/services', { config }, async () => {
    const [services, doctors] = await Promise.all([allServices(database), allDoctorsOfServices(database)]);
    return services.map((service) =>
      toClinicService(
        service,
        doctors
          .filter(({ service_id }) => service_id === service.id)
          .map(({ id, name, title }) => ({ id, name, title })),
      ),
    );
  });

  app.patch(
    '/desk/services/:id',
    { config, schema: { params, body: clinicServiceChangeSchema } },
    async (request) => {
      const changed = await changeClinicService(context, actorOf(request), request.params.id, request.body);
      return withDoctors(database, changed);
    },
  );
}
