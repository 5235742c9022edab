import { Suspense, useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { useLocation } from '@nivara/shared/app-context/router';
import { AreaOutlet } from '@nivara/shared/area/area-outlet';
import { Page } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { useSignedInUser } from '../session/use-signed-in-user';
import { AreaMenu } from './area-menu';
import { BarDrawer } from './bar-drawer';
import { BarToggles } from './bar-toggles';
import { asDrawer, beside, type BarName } from './bar-width';
import { NotificationFeedProvider } from '@nivara/shared/area/notifications/notification-feed-provider';
import {
  ChoosePersonContext,
  ChosenNameContext,
  ChosenPersonContext,
  WithoutFamilyContext,
} from '@nivara/shared/area/person/chosen-person';
import type { FamilyMember } from '@nivara/shared/domain/family';
import { HidePatientPickerContext } from './use-hide-patient-picker';
import { RegisterLeaveTicketContext, type LeaveTicket } from './use-register-leave-ticket';
import { usePersonChoice } from './use-person-choice';
import { useBars } from './use-bars';
import { useUpdatePrompt } from '../registration/update/use-update-prompt';

const PersonSwitch = lazyScreen('PersonSwitch', () => import('./person-switch'));
const BookBar = lazyScreen('BookBar', () => import('./book-bar'));
const ServicesBar = lazyScreen('ServicesBar', () => import('./services-bar'));

/** The area takes all the width that the shell gives, to fit two bars beside a table. */
const Area = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding-block: ${space[4]} ${space[8]};

  ${media.desktop} {
    padding-top: ${space[5]};
  }
  /* On paper a flex or grid container would move as a whole to the second sheet. */
  @media print {
    display: block;
    padding-block: 0;

    /* Paper needs neither captions, which repeat the headings above, nor links that stand alone. */
    caption,
    div > a[href^='/']:not(:is(table, dl, p, h2, h3) a) {
      display: none;
    }
  }
`;

/** The columns nearly fill a window, so that the footer does not jump when a page's data arrives. */
const Columns = styled.div<{ $menu: boolean; $services: boolean }>`
  display: grid;
  min-height: 90vh;
  align-items: start;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);

  ${beside('menu')} {
    grid-template-columns: ${({ $menu }) => ($menu ? '13rem' : '2.75rem')} minmax(0, 1fr);
  }
  ${beside('services')} {
    grid-template-columns:
      ${({ $menu }) => ($menu ? '13rem' : '2.75rem')} minmax(0, 1fr)
      ${({ $services }) => ($services ? '12.5rem' : '')};
  }
  @media print {
    display: block;
  }
`;

const Beside = styled.div<{ $bar: BarName }>`
  position: relative;
  /* The labels of the collapsed menu cover the page. */
  z-index: 1;
  height: 100%;

  ${({ $bar }) => asDrawer($bar)} {
    display: none;
  }
`;

/** The frame has no choice of a patient for pages about the whole account or one row, or with their own choice. */
const hasNoPatientChoice = (pathname: string) => OF_ACCOUNT.test(pathname) || OF_ONE_ROW.test(pathname);
const OF_ACCOUNT =
  /^\/user\/[^/]+\/(account|bookings\/new|consents|health|messages|notifications|offers|profile|uploads)(\/|$)/;
/** A page about one bill, one test or the like shows data of one patient only. */
const OF_ONE_ROW = /\/[0-9a-f]{32}(\/|$)/;

export function AreaFrame() {
  const user = useSignedInUser();
  const { bars, toggle } = useBars();
  const [drawer, setDrawer] = useState<BarName>();
  const [family, setFamily] = useState<readonly FamilyMember[]>();
  const { chosen, choose } = usePersonChoice(user?.TableUserID);
  const closeDrawer = useCallback(() => setDrawer(undefined), []);
  const id = useId();
  const [hidesPatientPicker, setHidesPatientPicker] = useState(false);
  const [leaveTicket, setLeaveTicket] = useState<LeaveTicket>();
  const registerLeaveTicket = useCallback((leave?: LeaveTicket) => setLeaveTicket(() => leave), []);
  const showsPersonSwitch = !hasNoPatientChoice(useLocation().pathname) && !hidesPatientPicker;
  useUpdatePrompt();
  if (!user) return null;

  return (
    <NotificationFeedProvider>
      <ChosenPersonContext value={chosen}>
        <Area>
          <BarToggles
            bars={bars}
            onToggle={toggle}
            drawer={drawer}
            onOpenDrawer={setDrawer}
            controls={{ menu: `${id}-menu`, services: `${id}-services` }}
          >
            <Suspense>
              {showsPersonSwitch && (
                <PersonSwitch
                  accountId={user.TableUserID}
                  chosen={chosen}
                  onChoose={choose}
                  onFamily={setFamily}
                />
              )}
            </Suspense>
            <Suspense fallback={null}>
              <BookBar
                username={user.UserName}
                accountId={user.TableUserID}
                chosen={chosen}
                leaveTicket={leaveTicket}
              />
            </Suspense>
          </BarToggles>
          <Columns $menu={bars.menu} $services={bars.services}>
            <Beside $bar="menu">
              <AreaMenu id={`${id}-menu`} user={user} collapsed={!bars.menu} />
            </Beside>
            <WithoutFamilyContext value={family?.length === 0}>
              <ChoosePersonContext value={choose}>
                <ChosenNameContext value={family?.find((member) => member.id === chosen)?.firstName}>
                  <HidePatientPickerContext value={setHidesPatientPicker}>
                    <RegisterLeaveTicketContext value={registerLeaveTicket}>
                      <AreaOutlet />
                    </RegisterLeaveTicketContext>
                  </HidePatientPickerContext>
                </ChosenNameContext>
              </ChoosePersonContext>
            </WithoutFamilyContext>
            {bars.services && (
              <Beside id={`${id}-services`} $bar="services">
                <Suspense fallback={<p role="status">Loading...</p>}>
                  <ServicesBar />
                </Suspense>
              </Beside>
            )}
          </Columns>
          {drawer === 'menu' && (
            <BarDrawer bar="menu" title="Your area" onClose={closeDrawer}>
              <AreaMenu user={user} onChoose={closeDrawer} />
            </BarDrawer>
          )}
          {drawer === 'services' && (
            <BarDrawer bar="services" title="Services" onClose={closeDrawer}>
              <Suspense fallback={<p role="status">Loading...</p>}>
                <ServicesBar onChoose={closeDrawer} />
              </Suspense>
            </BarDrawer>
          )}
        </Area>
      </ChosenPersonContext>
    </NotificationFeedProvider>
  );
}
