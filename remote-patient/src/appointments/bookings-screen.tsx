import type { ComponentType } from 'react';
import { CardGrid, CardLink } from '@nivara/shared/ui/layout/card';
import { CalendarIcon, HeartIcon, LeafIcon, PlusIcon, RefreshIcon } from '@nivara/shared/ui/layout/icon';
import type { IconProps } from '@nivara/shared/ui/layout/icon-frame';
import { bookingLinks } from './section-links';
import { PackageIcon } from '../frame/area-icons';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { AreaPage } from '../frame/area-page';
import { useSignedInUser } from '../session/use-signed-in-user';

const tiles: Readonly<Record<string, [icon: ComponentType<IconProps>, words: string]>> = {
  'New booking': [PlusIcon, 'Choose a service, a day and a timing, for yourself or for your family.'],
  'All bookings': [CalendarIcon, 'Everything you have booked, and where each booking stands.'],
  Reschedule: [RefreshIcon, 'Move an appointment to another day or timing that is free.'],
  Consultation: [HeartIcon, 'Talks with a doctor, at the clinic or by video.'],
  Test: [TestIcon, 'Appointments for samples and measurements.'],
  Wellness: [LeafIcon, 'Yoga and other sessions that keep you well.'],
  Packages: [PackageIcon, 'Check-ups and treatments that belong together.'],
};

export function BookingsScreen() {
  const user = useSignedInUser();
  return (
    <AreaPage name="Bookings" heading="Bookings" lead="What would you like to do?">
      <CardGrid as="ul" role="list">
        {bookingLinks(user?.UserName ?? '').map(({ text, to }) => {
          const [Icon, words] = tiles[text] ?? [CalendarIcon, ''];
          return (
            <li key={to}>
              <CardLink to={to} title={text} level={2} icon={<Icon size={24} />}>
                <p>{words}</p>
              </CardLink>
            </li>
          );
        })}
      </CardGrid>
    </AreaPage>
  );
}
