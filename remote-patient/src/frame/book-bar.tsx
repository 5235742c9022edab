import styled, { createGlobalStyle } from 'styled-components';
import { SELF } from '@nivara/shared/domain/appointment';
import { isEntityId } from '@nivara/shared/domain/entity-id';
import { brand } from '@nivara/shared/contracts/brand';
import { useLocation, useSearchParams } from '@nivara/shared/app-context/router';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon, PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { beside } from './bar-width';

/** The form starts with the service that most people book; they can choose another. */
const USUAL_SERVICE = 'Consultation';

/** Keeps a focused control above the bar. */
const RoomForBar = createGlobalStyle`
  @media screen {
    html { scroll-padding-bottom: 5.5rem; }
  }
`;

/** Takes a row of its own at the end of the page, so that the last content can scroll out from below it. */
const Bar = styled.nav`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: grid;
  gap: ${space[3]};
  grid-template-columns: 1fr 1fr;
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.line};
  margin-inline: calc(-1 * ${space[4]});
  background: ${color.surface};

  /* On a phone the keyboard leaves little room, and a bar would cover the field. */
  body:has(main :is(input, textarea, select):focus) & {
    visibility: hidden;
  }
  ${media.tight} {
    svg {
      display: none;
    }
  }
  ${media.tablet} {
    display: flex;
    justify-content: flex-end;
  }
  /* Moves beside the open menu, since it would cover the menu's last entries. */
  ${beside('menu')} {
    border: 1px solid ${color.line};
    border-bottom: 0;
    border-radius: ${radius.medium} ${radius.medium} 0 0;
    margin-inline: calc(13rem + ${space[6]}) 0;
  }
`;

interface BookBarProps {
  username: string;
  accountId: string;
  /** The patient whose lists the area shows. */
  chosen: string | undefined;
}

/** Book and Call are always in reach. The booking form itself needs neither. */
export function BookBar({ username, accountId, chosen }: BookBarProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const named = search.get('patient') ?? undefined;
  const person = isEntityId(named) ? named : chosen;
  const patient = person === undefined || person === accountId ? SELF : person;
  if (pathname === paths.newBooking(username)) return null;
  return (
    <Bar aria-label="Book or call">
      <RoomForBar />
      <ButtonLink
        to={paths.newBooking(username, { patient, service: USUAL_SERVICE })}
        icon={<CalendarIcon size={20} />}
      >
        Book
      </ButtonLink>
      <ButtonLink variant="secondary" href={brand.phone.href} icon={<PhoneIcon size={20} />}>
        Call
      </ButtonLink>
    </Bar>
  );
}
