import { appointmentColumns } from './appointment-columns';
import { AppointmentList } from './appointment-list';
import { AppointmentsNav } from './appointments-nav';
import { listPast } from './list-appointments';
import { AreaPage } from '../frame/area-page';

export const CompletedAppointmentsScreen = () => (
  <AreaPage name="Completed appointments" heading="Completed appointments">
    <AppointmentsNav />
    <AppointmentList
      caption="Completed appointments"
      columns={appointmentColumns}
      list={listPast}
      order="latest first"
      none={(forChosen) => `No completed appointments${forChosen} yet`}
      hint="After an appointment you find it here."
    />
  </AreaPage>
);
