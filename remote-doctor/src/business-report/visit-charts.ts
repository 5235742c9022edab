import { BOOKED_BY_NAMES } from '@nivara/shared/domain/booked-by';
import type { BusinessReport, Outcome, Outcomes } from '@nivara/shared/domain/business-report';
import { stepInWords } from '@nivara/shared/domain/report-period';
import type { ChartData, ChartRow } from '@nivara/shared/ui/chart/chart-data';
import { inHours, toHours } from './figure-words';
import { type LinkTo, outcomeLinks } from './row-links';

const SHOWN = ['kept', 'booked', 'missed', 'cancelled', 'moved'] as const satisfies readonly Outcome[];
export const OUTCOME_NAMES = ['Kept', 'Still booked', 'Missed', 'Cancelled', 'Moved'];
/** The first four of `SHOWN` add up to all appointments; an appointment that was moved is among them too. */
export const OUTCOMES_DRAWN = 4;
export const appointmentsOf = ({ values }: Pick<ChartRow, 'values'>) =>
  values
    .slice(0, OUTCOMES_DRAWN)
    .reduce<number>((sum, value) => sum + (value ?? 0), 0)
    .toLocaleString('en-IN');
const valuesOf = (outcomes: Outcomes) => SHOWN.map((outcome) => outcomes[outcome]);

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const FIRST_HOUR = 8;
const HOURS = 16;

const hourInWords = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

export const outcomesByStep = ({ steps, step }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Appointments over time',
  note: 'Kept, still booked, missed and cancelled. Those that were moved are among them.',
  rowHeading: step === 'day' ? 'Day' : step === 'week' ? 'Week' : 'Month',
  series: OUTCOME_NAMES,
  rows: steps.map((each) => ({
    name: stepInWords(each, step),
    values: valuesOf(each),
    links: outcomeLinks(linkTo, SHOWN, {}, each),
  })),
});

export const outcomesByService = ({ services }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'By service',
  rowHeading: 'Service',
  series: OUTCOME_NAMES,
  rows: services.map((service) => ({
    name: service.name,
    values: valuesOf(service),
    links: outcomeLinks(linkTo, SHOWN, { service: service.id }),
  })),
});

export const outcomesByDoctor = ({ doctors }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'By doctor',
  rowHeading: 'Doctor',
  series: OUTCOME_NAMES,
  rows: doctors.map((doctor) => ({
    name: doctor.name,
    values: valuesOf(doctor),
    links: outcomeLinks(linkTo, SHOWN, { doctor: doctor.id }),
  })),
});

/** Weeks begin on Monday, and Sunday is 0 in the report. */
export const visitsByTime = ({ times }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Visits by weekday and hour',
  note: 'Kept visits, by the hour in which they began.',
  rowHeading: 'Day',
  series: Array.from({ length: HOURS }, (_, index) => hourInWords(FIRST_HOUR + index)),
  rows: DAYS.map((name, index): ChartRow => {
    const weekday = (index + 1) % DAYS.length;
    const hours = Array.from({ length: HOURS }, (_, hour) => FIRST_HOUR + hour);
    return {
      name,
      values: hours.map(
        (hour) => times.find((each) => each.weekday === weekday && each.hour === hour)?.visits ?? 0,
      ),
      links: hours.map((hour) => linkTo('appointments', { outcome: 'kept', weekday, hour })),
    };
  }),
});

export const hoursByStep = ({ steps, step }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Hours offered and used',
  note: 'By the present weekly hours, without days off. Missed visits leave their hours unused.',
  rowHeading: step === 'day' ? 'Day' : step === 'week' ? 'Week' : 'Month',
  series: ['Used', 'Free', 'Offered'],
  inWords: inHours,
  rows: steps.map((each) => ({
    name: stepInWords(each, step),
    values: [each.used, Math.max(0, each.offered - each.used), each.offered].map(toHours),
    links: [linkTo('appointments', { outcome: 'used' }, each)],
  })),
});

export const hoursByDoctor = ({ doctors }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'How full the hours are',
  note: 'The share of the offered hours with a patient.',
  rowHeading: 'Doctor',
  series: ['Used', 'Offered'],
  inWords: inHours,
  rows: doctors
    .filter(({ offered, used }) => offered + used > 0)
    .map(({ id, name, used, offered }) => ({
      name,
      values: [used, offered].map(toHours),
      links: [linkTo('appointments', { outcome: 'used', doctor: id })],
    })),
});

export const patientsBySource = ({ sources }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Where patients come from',
  note: 'By who booked the first visit of each patient in this period.',
  rowHeading: 'Booked',
  series: ['New patients', 'Returning patients', 'All kept visits'],
  rows: sources
    .filter(({ visits }) => visits > 0)
    .map(({ source, fresh, returning, visits }) => ({
      name: BOOKED_BY_NAMES[source],
      values: [fresh, returning, visits],
      links: [
        linkTo('patients', { patients: 'new', source }),
        linkTo('patients', { patients: 'returning', source }),
        linkTo('appointments', { outcome: 'kept', source }),
      ],
    })),
});
