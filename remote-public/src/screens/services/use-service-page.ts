import { SERVICES_FILE, toServices, type ServiceEntry } from '../../service-entry';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { CONTENTS_FILE, toServiceContents, type ServiceContent } from './service-content';

export interface ServicePage {
  /** Undefined when no service has the url. */
  entry: ServiceEntry | undefined;
  content: ServiceContent | undefined;
  services: ServiceEntry[];
}

/** Loads the menu entry and the content of one page, and the entries of all services. */
export function useServicePage(url: string): Loadable<ServicePage> {
  const menu = useStaticData(SERVICES_FILE, toServices);
  const contents = useStaticData(CONTENTS_FILE, toServiceContents);
  const failures = [menu, contents].filter((file) => file.status === 'failed');
  const [failure] = failures;
  if (failure) {
    const retry = () => failures.forEach((file) => file.retry());
    return { status: 'failed', message: failure.message, retry };
  }
  if (menu.status !== 'ready' || contents.status !== 'ready') return { status: 'loading' };
  const hasUrl = (candidate: { url: string }) => candidate.url === url;
  return {
    status: 'ready',
    data: { entry: menu.data.find(hasUrl), content: contents.data.find(hasUrl), services: menu.data },
  };
}
