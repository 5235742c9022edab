import { appointmentColumns, byStatus } from '../../../components/appointments/appointment-columns';
import { AppointmentList } from '../../../components/appointments/appointment-list';
import { BookingsNav } from '../../../components/appointments/bookings-nav';
import { listAll } from '../../../components/appointments/list-appointments';
import { AreaPage } from '../../../components/area-page';

const columns = byStatus(appointmentColumns);

/** All that was ever booked. */
export const BookingListScreen = () => (
  <AreaPage
    name="All bookings"
    heading="All bookings"
    lead="The newest comes first. Open one to move or cancel it."
  >
    <BookingsNav />
    <AppointmentList
      caption="Bookings"
      columns={columns}
      list={listAll}
      order="newest booking first"
      none="No bookings yet"
      hint="What you book, for yourself and your family, is listed here."
    />
  </AreaPage>
);
