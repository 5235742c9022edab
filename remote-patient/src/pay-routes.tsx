import { Route, Routes } from '@nivara/shared/app-context/router';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PageNotFound } from '@nivara/shared/ui/feedback/page-not-found';
import { paths } from './paths';
import { PayScreen } from './money/guest-payment/pay-screen';

/** The one page of this remote that is for everybody: a module of its own, so that guests load no more than it. */
export default function GuestPayment() {
  return (
    <Routes>
      <Route path={paths.pay} element={<PayScreen />} />
      <Route
        path="*"
        element={
          <PageNotFound action={<ButtonLink to={paths.pay}>Pay a bill</ButtonLink>}>
            The address may have a typing slip. Bills are paid one step away.
          </PageNotFound>
        }
      />
    </Routes>
  );
}
