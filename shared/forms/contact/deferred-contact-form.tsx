import { lazy, type ComponentProps } from 'react';
import { Deferred } from '../../ui/layout/deferred';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';

/** The form brings Formik and yup along, which most pages never need. */
const ContactForm = lazy(() => import('./contact-form').then((module) => ({ default: module.ContactForm })));

const FORM_HEIGHT = '27rem';

const placeholder = (
  <Loading label="Loading the form…">
    <Skeleton height={FORM_HEIGHT} shape="box" />
  </Loading>
);

/** Loads the form late, for pages whose first view does not contain it. */
export function DeferredContactForm(props: ComponentProps<typeof ContactForm>) {
  return (
    <Deferred placeholder={placeholder}>
      <ContactForm {...props} />
    </Deferred>
  );
}
