import { ROLE } from '@nivara/shared/contracts/session';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import DeskRoutes from '../routes';

/** Opens an address of the area as Priya of the desk. */
export const openDesk = (path = '/desk') =>
  renderWithApp(<DeskRoutes />, { path, user: sessionUser({ UserName: 'priya', M_RoleID: ROLE.desk }) });
