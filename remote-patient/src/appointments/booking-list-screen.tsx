import { appointmentColumns, withStatusFilter } from './appointment-columns';
import { AppointmentList } from './appointment-list';
import { BookingsNav } from './bookings-nav';
import { listAll } from './list-appointments';
import { AreaPage } from '../frame/area-page';

const columns = withStatusFilter(appointmentColumns);

export const BookingListScreen = () => (
  <AreaPage
    name="All bookings"
    heading="All bookings"
    lead="The latest appointment comes first. Open one to move or cancel it."
  >
    <BookingsNav />
    <AppointmentList
      caption="Bookings"
      columns={columns}
      list={listAll}
      order="latest first"
      none={(forChosen) => `No bookings${forChosen} yet`}
      hint="What you book, for yourself and your family, is listed here."
    />
  </AreaPage>
);
