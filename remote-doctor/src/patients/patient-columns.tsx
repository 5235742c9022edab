import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { TreatedPatient } from '@nivara/shared/domain/patient-chart';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';

/** The ids are the names by which the service sorts. */
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

/** The columns of the summary, which is shown where not all columns fit. */
export const PATIENT_SUMMARY: readonly DataColumn<TreatedPatient>[] = [
  {
    id: 'name',
    heading: 'Name',
    cell: (patient) => (
      <TwoLines details={bornInWords(patient)}>
        <TextLink to={paths.patient(patient.id)}>{patient.name}</TextLink>
      </TwoLines>
    ),
    sortValue: ({ name }) => name,
    text: ({ name }) => name,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'patientId',
    heading: 'Patient Id',
    cell: ({ patientId }) => <NoWrap>{patientId}</NoWrap>,
    sortValue: ({ patientId }) => patientId,
    part: 'state',
  },
  {
    id: 'lastVisit',
    heading: 'Visits',
    cell: (patient) => visitsInWords(patient),
    sortValue: ({ lastVisit }) => lastVisit,
    text: visitsInWords,
    part: 'when',
  },
  {
    id: 'phone',
    heading: 'Phone',
    cell: ({ phone }) => (phone === null ? '' : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    sortValue: ({ phone }) => phone,
    part: 'who',
  },
];

function visitsInWords({ lastVisit, nextVisit }: TreatedPatient): string {
  const last = lastVisit === null ? '' : `Last visit ${dateInWords(lastVisit)}`;
  const next = nextVisit === null ? '' : `next ${dateInWords(nextVisit)}`;
  return [last, next].filter(Boolean).join(', ');
}

function bornInWords({ dob, age }: Pick<TreatedPatient, 'dob' | 'age'>): string {
  if (dob === null) return age === null ? '' : `${age} years`;
  return age === null ? dateInWords(dob) : `${dateInWords(dob)} (${age})`;
}
