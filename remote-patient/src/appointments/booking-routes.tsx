import { lazy } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../frame/not-found';
import { BookingListScreen } from './booking-list-screen';
import { BookingsScreen } from './bookings-screen';
import { KindScreen } from './bookings-of-kind-screen';
import { RescheduleScreen } from './reschedule-screen';

const NewBookingScreen = lazy(() =>
  import('./new-booking-screen').then((module) => ({ default: module.NewBookingScreen })),
);

/** The pages below /bookings. */
export function BookingRoutes() {
  return (
    <Routes>
      <Route index element={<BookingsScreen />} />
      <Route path="new" element={<NewBookingScreen />} />
      <Route path="bookingList" element={<BookingListScreen />} />
      <Route path="reschedule" element={<RescheduleScreen />} />
      <Route path="consultation" element={<KindScreen kind="consultation" />} />
      <Route path="test" element={<KindScreen kind="test" />} />
      <Route path="wellness" element={<KindScreen kind="wellness" />} />
      <Route path="packages" element={<KindScreen kind="package" />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
