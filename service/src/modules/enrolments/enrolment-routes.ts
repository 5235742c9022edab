import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { contactRoutes } from '../messages/contact-routes';

export const enrolmentRoutes = (app: App, context: AppContext) => contactRoutes(app, context, 'enrolments');
