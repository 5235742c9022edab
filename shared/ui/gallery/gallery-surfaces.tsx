import { useId, useState } from 'react';
import { Alert } from '../feedback/alert';
import { Button } from '../form/button';
import { Card, CardGrid, CardLink } from '../layout/card';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { MenuButton } from '../overlay/menu-button';
import { Dialog } from '../overlay/dialog';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { CalendarIcon, HeartIcon, LeafIcon, PersonIcon } from '../layout/icon';
import { Cluster, Heading, Lead, Split, Stack } from '../layout/layout';
import { Loading, Skeleton, SkeletonCard, SkeletonText } from '../feedback/skeleton';
import { Tabs } from '../navigation/tabs';
import { ToastList, type ToastItem } from '../feedback/toast';

const examples: ToastItem[] = [
  { id: 1, tone: 'success', text: 'Your appointment is booked' },
  { id: 2, tone: 'info', text: 'Draft deleted', action: { label: 'Undo', run: () => undefined } },
  { id: 3, tone: 'error', text: 'We could not reach the clinic' },
];

export function GallerySurfaces() {
  const [dialog, setDialog] = useState<'small' | 'medium' | 'large'>();
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [asked, setAsked] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const titleId = useId();
  return (
    <>
      <Stack $gap={4}>
        <Heading level={3}>Cards</Heading>
        <CardGrid>
          <CardLink to="/" title="General consultation" level={4} icon={<HeartIcon />} cue="Read more">
            <p>An unhurried hour with a physician, and a plan that you can keep.</p>
          </CardLink>
          <CardLink to="/" title="Nutrition" level={4} icon={<LeafIcon />} cue="Read more">
            <p>Food that suits your body, your kitchen and your week.</p>
          </CardLink>
          <CardLink to="/" title="Family health" level={4} icon={<PersonIcon />} cue="Read more">
            <p>One doctor who knows all of you, from the first year to the ninetieth.</p>
          </CardLink>
        </CardGrid>
        <CardGrid>
          <Card>Plain</Card>
          <Card $tone="raised">Raised</Card>
          <Card $tone="sand">Sand</Card>
          <Card $tone="deep">Deep</Card>
        </CardGrid>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Alerts</Heading>
        <Alert title="Closed on Friday">The clinic is closed for Diwali. Emergencies: call 108.</Alert>
        <Alert tone="success" title="Saved">
          Your details are up to date.
        </Alert>
        <Alert tone="warning">Your session ends in two minutes.</Alert>
        <Alert tone="error" title="Not sent">
          We can’t reach the clinic’s service at the moment.
        </Alert>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Dialogs and toasts</Heading>
        <Cluster>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant="secondary" onClick={() => setDialog(size)}>
              Open a {size} dialog
            </Button>
          ))}
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Ask before removing
          </Button>
          <Button variant="secondary" onClick={() => setDrawer(true)}>
            Open a drawer
          </Button>
          <Button variant="quiet" onClick={() => setToasts(examples)}>
            Show toasts
          </Button>
          <MenuButton
            label="More for this appointment"
            actions={[{ label: 'Show toasts', run: () => setToasts(examples) }]}
          />
        </Cluster>
        {dialog === undefined ? null : (
          <Dialog titleId={titleId} size={dialog} onClose={() => setDialog(undefined)}>
            <Stack>
              <Heading level={2} look="h3" id={titleId}>
                Cancel this appointment?
              </Heading>
              <p>Your place goes to the next person on the list. You can book again at any time.</p>
              <Cluster $justify="end">
                <Button variant="quiet" onClick={() => setDialog(undefined)}>
                  Keep it
                </Button>
                <Button variant="danger" onClick={() => setDialog(undefined)}>
                  Cancel it
                </Button>
              </Cluster>
            </Stack>
          </Dialog>
        )}
        {asked ? (
          <ConfirmDialog
            title="Remove this document?"
            confirmLabel="Remove"
            danger
            onConfirm={() => setAsked(false)}
            onClose={() => setAsked(false)}
          >
            Your doctor will not see it any more.
          </ConfirmDialog>
        ) : null}
        {drawer ? (
          <Dialog titleId={titleId} side="start" onClose={() => setDrawer(false)}>
            <Heading level={2} look="h3" id={titleId}>
              Your area
            </Heading>
          </Dialog>
        ) : null}
        <ToastList
          toasts={toasts}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Tabs</Heading>
        <Tabs
          label="About the clinic"
          tabs={[
            { id: 'hours', label: 'Hours', content: <p>Monday to Saturday, 9 am to 7 pm.</p> },
            { id: 'way', label: 'How to find us', content: <p>Five minutes from Deccan Gymkhana.</p> },
            { id: 'fees', label: 'Fees', content: <p>You know the price before you book.</p> },
          ]}
        />
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Loading, empty, failed</Heading>
        <Loading label="Loading the examples">
          <CardGrid>
            <SkeletonCard picture />
            <Stack>
              <Skeleton shape="circle" width="4rem" height="4rem" />
              <SkeletonText lines={4} />
            </Stack>
          </CardGrid>
        </Loading>
        <Split>
          <Card $padding="none">
            <EmptyState
              title="No appointments yet"
              level={4}
              icon={<CalendarIcon size={28} />}
              action={<Button>Book a visit</Button>}
            >
              When you book one, it is listed here with its date and place.
            </EmptyState>
          </Card>
          <Card $padding="none">
            <ErrorState level={4} onRetry={() => undefined}>
              The clinic’s service does not answer at the moment.
            </ErrorState>
          </Card>
        </Split>
        <Lead>Nothing here is a dead end: each state says what to do next.</Lead>
      </Stack>
    </>
  );
}
