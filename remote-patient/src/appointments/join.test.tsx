import { screen } from '@testing-library/react';
import { Route } from '@nivara/shared/app-context/router';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { NextCard } from '../frame/dashboard/next-card';
import { AreaSection } from '../testing/area-section';
import { appointment } from '../testing/serve-patient';
import './appointment-screen';
import { serveAppointments } from './testing/serve-appointments';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const online = (minutesToOpening: number) =>
  appointment({
    online: true,
    startsAt: inMinutes(minutesToOpening + 10),
    join: { url: 'https://meet.example.org/1', from: inMinutes(minutesToOpening) },
  });
const joinLink = () => screen.queryByRole('link', { name: /^Join BK-7QX2M9/ });

describe('the page of an appointment', () => {
  const open = () =>
    renderWithApp(
      <AreaSection names={['appointments']}>
        <Route path="*" element={null} />
      </AreaSection>,
      { path: `/user/asha.kulkarni/appointments/${'a'.repeat(32)}`, user: sessionUser() },
    );

  test('has the Join link first among its actions', async () => {
    serveAppointments().appointments.push(online(-1));
    open();
    const save = await screen.findByRole('link', { name: 'Save to your calendar' });
    expect(save.parentElement?.firstElementChild).toBe(joinLink());
    expect(screen.queryByText('Join', { selector: 'dt' })).not.toBeInTheDocument();
  });

  test('says among its details from when one can join', async () => {
    serveAppointments().appointments.push(online(24 * 60));
    open();
    expect(await screen.findByText(/^You can join from/)).toBeInTheDocument();
    expect(joinLink()).not.toBeInTheDocument();
  });
});

describe('the card of the next appointment', () => {
  const show = (minutesToOpening: number) =>
    renderWithApp(
      <NextCard
        username="asha.kulkarni"
        answer={{ status: 'ready', data: { next: online(minutesToOpening), total: 1 } }}
      />,
      { user: sessionUser() },
    );

  test('has the Join link first among its actions, and no links to directions or to what to bring', () => {
    show(-1);
    const see = screen.getByRole('link', { name: /^See/ });
    expect(see.parentElement?.firstElementChild).toBe(joinLink());
    expect(screen.queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'What to bring' })).not.toBeInTheDocument();
  });

  test('says above its actions from when one can join', () => {
    show(24 * 60);
    expect(screen.getByText(/^You can join from/)).toBeInTheDocument();
    expect(joinLink()).not.toBeInTheDocument();
  });
});
