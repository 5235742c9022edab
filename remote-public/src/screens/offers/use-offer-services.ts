import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { asRecords, asText } from '../../read-json';
import { SERVICES_FILE, toServices } from '../../service-entry';

export interface OfferService {
  name: string;
  /** The service's page, if the menu has it. */
  url: string | undefined;
}

const SERVICE_LIST_FILE = 'data/consultationData.json';

const readNames = (data: unknown) =>
  new Map(asRecords(data).map(({ id, service }) => [id, asText(service)] as const));

/** Returns a function that finds services by id; it finds none while the services are loading. */
export function useOfferServices(): (ids: readonly number[]) => OfferService[] {
  const names = useStaticData(SERVICE_LIST_FILE, readNames);
  const menu = useStaticData(SERVICES_FILE, toServices);
  if (names.status !== 'ready') return () => [];
  const pages = menu.status === 'ready' ? menu.data : [];
  return (ids) =>
    ids.flatMap((id) => {
      const name = names.data.get(id);
      return name ? [{ name, url: pages.find((page) => page.name === name)?.url }] : [];
    });
}
