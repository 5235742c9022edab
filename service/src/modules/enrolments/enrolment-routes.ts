import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { contactRoutes } from '../messages/contact-routes';
import { enrol } from './enrol';

export const enrolmentRoutes = (app: App, context: AppContext) =>
  contactRoutes(app, context, 'enrolments', enrol);
