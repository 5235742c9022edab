import type {
  ChangedVisitorAppointment,
  VisitorAppointment,
  VisitorChange,
} from '../domain/visitor-appointment';
import { callApi } from './http';

/** The appointment of a mailed link, which goes in the body: addresses are logged. */
export const readVisitorAppointment = (link: string) =>
  callApi<VisitorAppointment>('POST', '/visitor-appointments/lookup', { link });

export const changeVisitorAppointment = (change: VisitorChange) =>
  callApi<ChangedVisitorAppointment>('POST', '/visitor-appointments/change', change);
