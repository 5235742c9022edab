import styled, { createGlobalStyle } from 'styled-components';
import { SELF } from '@nivara/shared/domain/appointment';
import { isEntityId } from '@nivara/shared/domain/entity-id';
import { brand } from '@nivara/shared/contracts/brand';
import { useLocation, useSearchParams } from '@nivara/shared/app-context/router';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon, PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { breakpoint, color, media, space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { stickyHead } from './bar-width';
import type { LeaveTicket } from './use-register-leave-ticket';

/** The form starts with the service that most people book; they can choose another. */
const USUAL_SERVICE = 'Consultation';

const HEIGHT = 'calc(4rem + env(safe-area-inset-bottom, 0px))';

/** Keeps the head of the area from covering what is scrolled to. */
const RoomForHead = createGlobalStyle`
  ${stickyHead} {
    html { scroll-padding-top: calc(var(--nv-header-height) + 5rem); }
  }
`;

/** Keeps the bar of a phone from covering a focused control or the end of the footer. */
const RoomForBar = createGlobalStyle`
  @media screen and (width < ${breakpoint.tablet}) {
    html { --nv-bottom-bar: 4rem; scroll-padding-bottom: 5.5rem; }
    body { padding-bottom: ${HEIGHT}; }
    /* Extends the footer behind the bar, which is hidden while a field has the focus. */
    footer:not(main footer) { box-shadow: 0 ${HEIGHT} ${color.deep}; }
  }
`;

/** The bar is in the head of the area, which stays in view; on a phone it is at the bottom of the window. */
const Bar = styled.nav`
  display: flex;
  gap: ${space[3]};

  @media (width < ${breakpoint.tablet}) {
    position: fixed;
    z-index: 2;
    inset: auto 0 0;
    padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid ${color.line};
    background: ${color.surface};

    > * {
      flex: 1;
    }
    /* The keyboard leaves little room, and a bar would cover the field. */
    body:has(main :is(input, textarea, select):focus) & {
      visibility: hidden;
    }
  }
  ${media.tight} {
    svg {
      display: none;
    }
  }
  ${media.tablet} {
    gap: ${space[2]};
    margin-inline-start: auto;
  }
`;

const CallBar = styled(Bar)`
  @media (width < ${breakpoint.tablet}) {
    display: none;
  }
`;

interface BookBarProps {
  username: string;
  accountId: string;
  /** The patient whose lists the area shows. */
  chosen: string | undefined;
  /** Undefined unless a ticket is shown. */
  leaveTicket: LeaveTicket | undefined;
}

/** Keeps the Book and Call links in reach. On a phone the booking form has a Call link of its own. */
export function BookBar({ username, accountId, chosen, leaveTicket }: BookBarProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const named = search.get('patient') ?? undefined;
  const person = isEntityId(named) ? named : chosen;
  const patient = person === undefined || person === accountId ? SELF : person;
  const call = (
    <ButtonLink variant="secondary" href={brand.phone.href} icon={<PhoneIcon size={20} />}>
      Call
    </ButtonLink>
  );
  if (pathname === paths.newBooking(username) && leaveTicket === undefined) {
    return (
      <CallBar aria-label="Call">
        <RoomForHead />
        {call}
      </CallBar>
    );
  }
  return (
    <Bar aria-label="Book or call">
      <RoomForHead />
      <RoomForBar />
      <ButtonLink
        to={paths.newBooking(username, { patient, service: USUAL_SERVICE })}
        icon={<CalendarIcon size={20} />}
        onClick={leaveTicket}
      >
        Book
      </ButtonLink>
      {call}
    </Bar>
  );
}
