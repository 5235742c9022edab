import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { listServices } from '@nivara/shared/api-client/clinic-services';
import type { ServiceList } from '@nivara/shared/forms/booking/service-field';

export function useServiceList(): ServiceList {
  const services = useAnswer(listServices);
  return services.status === 'ready' ? { status: 'ready', entries: services.data } : services;
}
