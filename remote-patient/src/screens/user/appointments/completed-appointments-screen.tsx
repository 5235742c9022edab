import { appointmentColumns } from '../../../components/appointments/appointment-columns';
import { AppointmentList } from '../../../components/appointments/appointment-list';
import { AppointmentsNav } from '../../../components/appointments/appointments-nav';
import { listOver } from '../../../components/appointments/list-appointments';
import { AreaPage } from '../../../components/area-page';

/** Those that are over. */
export const CompletedAppointmentsScreen = () => (
  <AreaPage name="Completed appointments" heading="Completed appointments">
    <AppointmentsNav />
    <AppointmentList
      caption="Completed appointments"
      columns={appointmentColumns}
      list={listOver}
      order="latest first"
      none="No completed appointments yet"
      hint="After an appointment you find it here."
    />
  </AreaPage>
);
