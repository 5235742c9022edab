import { BOOKED_BY_NAMES } from '@nivara/shared/domain/booked-by';
import { BILL_AGES } from '@nivara/shared/domain/business-report';

const FIGURES: Readonly<Record<string, string>> = {
  patients: 'First visits of patients',
  raised: 'Bills raised',
  received: 'Payments received',
  refunded: 'Money returned',
  credited: 'Credit notes',
  open: 'Open bills',
  discounts: 'Bills with an offer or a discount',
  tests: 'Tests ordered',
  courses: 'Seats of courses',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  kept: 'Visits kept',
  missed: 'Missed appointments',
  cancelled: 'Cancelled appointments',
  booked: 'Appointments still booked',
  moved: 'Appointments that were moved',
  used: 'Appointments that fill the hours',
};

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Names the rows that the URL selects. */
export function figureTitle(params: URLSearchParams): { title: string; parts: string[] } {
  const get = (name: string) => params.get(name) ?? '';
  const title =
    get('figure') === 'appointments'
      ? (OUTCOMES[get('outcome')] ?? 'Appointments')
      : (FIGURES[get('figure')] ?? 'Rows behind a figure');
  const hour = Number(get('hour'));
  const parts = [
    get('patients') === 'new' ? 'New patients' : get('patients') === 'returning' ? 'Returning patients' : '',
    get('weekday') === '' ? '' : (WEEKDAYS[Number(get('weekday'))] ?? ''),
    get('hour') === ''
      ? ''
      : `from ${String(hour).padStart(2, '0')}:00 to ${String(hour + 1).padStart(2, '0')}:00`,
    Object.entries(BOOKED_BY_NAMES).find(([id]) => id === get('source'))?.[1] ?? '',
    BILL_AGES.find(({ id }) => id === get('age'))?.name ?? '',
    get('test'),
    get('released') === '' ? '' : 'Released',
  ];
  return { title, parts: parts.filter((part) => part !== '') };
}
