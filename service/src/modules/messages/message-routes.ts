import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { contactRoutes } from './contact-routes';
import { receiveMessage } from './receive-contact';

export const messageRoutes = (app: App, context: AppContext) =>
  contactRoutes(app, context, 'messages', receiveMessage);
