import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/area/table/no-wrap';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { TreatedPatient } from '@nivara/shared/domain/patient-chart';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';

/** The ids are those of the service's sort columns. */
export const PATIENT_TABLE: readonly DataColumn<TreatedPatient>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    cell: ({ id, name }) => <TextLink to={paths.patient(id)}>{name}</TextLink>,
    rowHeader: true,
  }),
  dayColumn('dob', 'Born', ({ dob }) => dob, {
    cell: (patient) => bornInWords(patient) || <UnknownValue />,
    text: bornInWords,
  }),
  { id: 'sex', heading: 'Sex', cell: ({ sex }) => sex ?? <UnknownValue />, text: ({ sex }) => sex ?? '' },
  textColumn('patientId', 'Patient Id', ({ patientId }) => patientId, {
    cell: ({ patientId }) => <NoWrap>{patientId}</NoWrap>,
  }),
  textColumn('phone', 'Phone', ({ phone }) => phone, {
    cell: ({ phone }) => (phone === null ? <UnknownValue /> : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    text: ({ phone }) => (phone === null ? '' : phoneInWords(phone)),
  }),
  dayColumn('lastVisit', 'Last visit', ({ lastVisit }) => lastVisit),
  dayColumn('nextVisit', 'Next visit', ({ nextVisit }) => nextVisit),
];

function bornInWords({ dob, age }: Pick<TreatedPatient, 'dob' | 'age'>): string {
  if (dob === null) return age === null ? '' : `${age} years`;
  return age === null ? dateInWords(dob) : `${dateInWords(dob)} (${age})`;
}
