import type { AppointmentKind } from '@nivara/shared/domain/appointment';
import { withStatusFilter, numberedColumns } from './appointment-columns';
import { AppointmentList } from './appointment-list';
import { BookingsNav } from './bookings-nav';
import { listOfKind } from './list-appointments';
import { AreaPage } from '../frame/area-page';

const pages: Readonly<Record<AppointmentKind, { name: string; heading: string; noun: string }>> = {
  consultation: { name: 'Consultation', heading: 'Consultations', noun: 'consultations' },
  test: { name: 'Test', heading: 'Test appointments', noun: 'test appointments' },
  wellness: { name: 'Wellness', heading: 'Wellness appointments', noun: 'wellness appointments' },
  package: { name: 'Packages', heading: 'Package appointments', noun: 'package appointments' },
};

const columns = withStatusFilter(numberedColumns);

export function BookingsOfKindScreen({ kind }: { kind: AppointmentKind }) {
  const { name, heading, noun } = pages[kind];
  return (
    <AreaPage name={name} heading={heading}>
      <BookingsNav />
      <AppointmentList
        key={kind}
        caption={heading}
        columns={columns}
        list={listOfKind[kind]}
        order="latest first"
        none={(forChosen) => `No ${noun}${forChosen} yet`}
        hint="As soon as you book one it is listed here."
      />
    </AreaPage>
  );
}
