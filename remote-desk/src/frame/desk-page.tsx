import { StaffPage, type StaffPageProps } from '@nivara/shared/area/staff/staff-page';

export const DeskPage = (props: StaffPageProps) => <StaffPage {...props} whose="the desk’s" />;
