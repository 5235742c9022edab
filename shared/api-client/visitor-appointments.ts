import type {
  ChangedVisitorAppointment,
  VisitorAppointment,
  VisitorChange,
} from '../domain/visitor-appointment';
import { callApi } from './http';

/** Reads the appointment of a mailed link. The link goes in the body, since addresses are logged. */
export const readVisitorAppointment = (link: string) =>
  callApi<VisitorAppointment>('POST', '/visitor-appointments/lookup', { link });

export const changeVisitorAppointment = (change: VisitorChange) =>
  callApi<ChangedVisitorAppointment>('POST', '/visitor-appointments/change', change);
