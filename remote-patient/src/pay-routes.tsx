import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { Route } from '@nivara/shared/app-context/router';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PageNotFound } from '@nivara/shared/ui/feedback/page-not-found';
import { paths } from './paths';
import { PayScreen } from './money/guest-payment/pay-screen';

/** The only public page of this remote: a separate module, so that guests load no other code. */
export default pagesOf(
  <>
    <Route path={paths.pay} element={<PayScreen />} />
    <Route
      path="*"
      element={
        <PageNotFound action={<ButtonLink to={paths.pay}>Pay a bill</ButtonLink>}>
          The address may have a typing mistake. You can pay a bill on the page that this button opens.
        </PageNotFound>
      }
    />
  </>,
);
