import { ROLE } from '@nivara/shared/contracts/session';
import { type AppOptions, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import DoctorRoutes from '../routes';

/** Opens an address of the area as Dr. Rohan. */
export const openDoctor = (path = '/doctor', options: Pick<AppOptions, 'store'> = {}) =>
  renderWithApp(<DoctorRoutes />, {
    ...options,
    path,
    user: sessionUser({ UserName: 'rohan', M_RoleID: ROLE.doctor }),
  });
