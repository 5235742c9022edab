import { useMemo, type ComponentType } from 'react';
import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { CalendarIcon, HeartIcon, LeafIcon, PlusIcon, RefreshIcon } from '@nivara/shared/ui/layout/icon';
import type { IconProps } from '@nivara/shared/ui/layout/icon-frame';
import { color, media, radius, space, targetSize } from '@nivara/shared/ui/tokens/theme';
import { PackageIcon } from '../frame/area-icons';
import { AreaPage } from '../frame/area-page';
import { readNextAppointment } from '../frame/dashboard/read-next-appointment';
import { NextCard } from '../frame/dashboard/next-card';
import { useSignedInUser } from '../session/use-signed-in-user';
import { bookingLinks } from './section-links';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  'New booking': PlusIcon,
  'All bookings': CalendarIcon,
  Reschedule: RefreshIcon,
  Consultation: HeartIcon,
  Test: TestIcon,
  Wellness: LeafIcon,
  Packages: PackageIcon,
};

/** Two columns on a phone, so that the next appointment and all tiles fit on one screenful. */
const Tiles = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  grid-template-columns: repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr));
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
  a {
    display: flex;
    min-height: ${targetSize.large};
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.primary};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`;

/** Shows the next appointment, then tiles to book, to see lists and to move an appointment. */
export function BookingsScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const person = useChosenPerson();
  const answer = useAnswer(useMemo(() => readNextAppointment(person), [person]));
  return (
    <AreaPage name="Bookings" heading="Bookings">
      <NextCard username={username} answer={answer} />
      <nav aria-label="Bookings">
        <Tiles role="list">
          {bookingLinks(username).map(({ text, to }) => {
            const Icon = icons[text] ?? CalendarIcon;
            return (
              <li key={to}>
                <Link to={to}>
                  <Icon size={20} />
                  {text}
                </Link>
              </li>
            );
          })}
        </Tiles>
      </nav>
    </AreaPage>
  );
}
