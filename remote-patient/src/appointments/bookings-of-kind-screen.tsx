import type { AppointmentKind } from '@nivara/shared/domain/appointment';
import { byStatus, numberedColumns } from './appointment-columns';
import { AppointmentList } from './appointment-list';
import { BookingsNav } from './bookings-nav';
import { listOfKind } from './list-appointments';
import { AreaPage } from '../frame/area-page';

const pages: Readonly<Record<AppointmentKind, { name: string; heading: string; none: string }>> = {
  consultation: { name: 'Consultation', heading: 'Consultations', none: 'No consultations yet' },
  test: { name: 'Test', heading: 'Test appointments', none: 'No test appointments yet' },
  wellness: { name: 'Wellness', heading: 'Wellness appointments', none: 'No wellness appointments yet' },
  package: { name: 'Packages', heading: 'Package appointments', none: 'No package appointments yet' },
};

const columns = byStatus(numberedColumns);

export function BookingsOfKindScreen({ kind }: { kind: AppointmentKind }) {
  const { name, heading, none } = pages[kind];
  return (
    <AreaPage name={name} heading={heading}>
      <BookingsNav />
      <AppointmentList
        key={kind}
        caption={heading}
        columns={columns}
        list={listOfKind[kind]}
        order="newest booking first"
        none={none}
        hint="As soon as you book one it is listed here."
      />
    </AreaPage>
  );
}
