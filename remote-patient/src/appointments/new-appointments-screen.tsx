import { appointmentColumns, type AppointmentColumn } from './appointment-columns';
import { AppointmentList } from './appointment-list';
import { AppointmentsNav } from './appointments-nav';
import { JoinLink, joinInWords } from '@nivara/shared/area/appointment/join-link';
import { JoinText } from './join-text';
import { listUpcoming } from './list-appointments';
import { AreaPage } from '../frame/area-page';

const join: AppointmentColumn = {
  id: 'join',
  heading: 'Join',
  cell: (appointment) => (
    <JoinText>
      <JoinLink appointment={appointment} />
    </JoinText>
  ),
  text: joinInWords,
  pinned: 1,
};
/** On a card, “At the clinic” stands beside the doctor, so only an appointment by video fills this cell. */
const joinByVideo: AppointmentColumn = { ...join, cell: (row) => (row.online ? join.cell(row) : '') };
const columns: readonly AppointmentColumn[] = [...appointmentColumns, join];

export const NewAppointmentsScreen = () => (
  <AreaPage
    name="New appointments"
    heading="New appointments"
    lead="Open one to move it, cancel it, or save it to your calendar."
    isLeadWideOnly
  >
    <AppointmentsNav />
    <AppointmentList
      caption="New appointments"
      columns={columns}
      action={joinByVideo}
      list={listUpcoming}
      order="nearest first"
      none={(forChosen) => `No appointments ahead${forChosen}`}
      hint="Your appointments from today on are listed here."
    />
  </AreaPage>
);
