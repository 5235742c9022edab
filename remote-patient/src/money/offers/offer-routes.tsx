import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';
import { EditOfferScreen } from './edit-offer-screen';
import { DiscountsScreen, OffersScreen } from './offer-list-screen';
import { OfferScreen } from './offer-screen';
import { SpecialOffersScreen } from './special-offers-screen';

/** The three lists, each offer, and a doctor's form for them. */
export function OfferRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="offer-list" replace />} />
      <Route path="offer-list" element={<OffersScreen />} />
      <Route path="discount-list" element={<DiscountsScreen />} />
      <Route path="special-offers" element={<SpecialOffersScreen />} />
      <Route path="new" element={<EditOfferScreen />} />
      <Route path=":id" element={<OfferScreen />} />
      <Route path=":id/edit" element={<EditOfferScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
