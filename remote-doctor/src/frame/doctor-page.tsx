import { StaffPage, type StaffPageProps } from '@nivara/shared/area/staff/staff-page';

export const DoctorPage = (props: StaffPageProps) => <StaffPage {...props} whose="the doctors’" />;
