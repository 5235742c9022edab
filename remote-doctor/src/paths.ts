import type { CarePlanNoun } from '@nivara/shared/api-client/care-plans';
import { toSearch } from '@nivara/shared/api-client/list';
import type { CarePlanKind } from '@nivara/shared/domain/care-plan';
import type { ConversationSubjectKind } from '@nivara/shared/domain/conversation';
import type { PrescriptionKind } from '@nivara/shared/domain/prescription';

/** Each page's own path, for routes and links alike. */
export const paths = {
  day: '/doctor',
  dayOf: (date: string) => `/doctor?date=${date}`,
  week: '/doctor/week',
  weekFrom: (from: string) => `/doctor/week?from=${from}`,
  appointments: '/doctor/appointments',
  requests: '/doctor/appointments/requests',
  pastAppointments: '/doctor/appointments/past',
  cancelledAppointments: '/doctor/appointments/cancelled',
  calendar: '/doctor/appointments/calendar',
  calendarFrom: (from: string) => `/doctor/appointments/calendar?from=${from}`,
  waitingList: '/doctor/appointments/waiting',
  hours: '/doctor/appointments/hours',
  visit: (id: string) => `/doctor/appointments/${id}`,
  patients: '/doctor/patients',
  patient: (id: string) => `/doctor/patients/${id}`,
  valuesOf: (patient: string) => `/doctor/patients/${patient}?show=values`,
  documentsOf: ({ patient, visit }: { patient: string; visit?: string }) =>
    `/doctor/patients/${patient}${toSearch({ show: 'documents', visit })}`,
  prescriptions: '/doctor/prescriptions',
  prescription: (id: string) => `/doctor/prescriptions/${id}`,
  correction: (id: string) => `/doctor/prescriptions/${id}/correct`,
  newPrescription: (about: { patient?: string; visit?: string; kind?: PrescriptionKind } = {}) =>
    `/doctor/prescriptions/new${toSearch(about)}`,
  newPlan: (about: { patient?: string; visit?: string; kind?: CarePlanKind } = {}) =>
    `/doctor/plans/new${toSearch(about)}`,
  changePlan: (noun: CarePlanNoun, id: string) => `/doctor/plans/${noun}/${id}`,
  plansOf: (patient: string) => `/doctor/patients/${patient}?show=plans`,
  reports: '/doctor/reports',
  testsInHand: '/doctor/reports/in-hand',
  releasedReports: '/doctor/reports/released',
  report: (id: string) => `/doctor/reports/${id}`,
  orderTests: (about: { patient?: string; visit?: string } = {}) => `/doctor/reports/new${toSearch(about)}`,
  messages: '/doctor/messages',
  conversation: (id: string) => `/doctor/messages/${id}`,
  newMessage: (about: { patient?: string; about?: ConversationSubjectKind; id?: string } = {}) =>
    `/doctor/messages/new${toSearch(about)}`,
  documents: '/doctor/documents',
  account: '/doctor/account',
  notifications: '/doctor/notifications',
  businessReport: '/doctor/business-report',
  businessReportOf: (query: { period?: string; from?: string; to?: string; doctor?: string }) =>
    `/doctor/business-report${toSearch(query)}`,
  reportRows: (query: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/doctor/business-report/rows${toSearch(query)}`,
  bills: '/doctor/bills',
  reportedPayments: '/doctor/bills?status=reported',
  unpaidBills: '/doctor/bills?status=unpaid',
  refundsDue: '/doctor/bills?status=refund+due',
} as const;
