import { lazy, type ComponentProps } from 'react';
import { Later } from '../../ui/layout/deferred';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';

/** A form brings its rules along, so its code comes when one is shown. */
const ContactForm = lazy(() => import('./contact-form').then((module) => ({ default: module.ContactForm })));

const FORM_HEIGHT = '27rem';

const placeholder = (
  <Loading label="Loading the form…">
    <Skeleton height={FORM_HEIGHT} shape="box" />
  </Loading>
);

/** The contact form for pages on which it is not the first thing that people see. */
export function ContactFormLater(props: ComponentProps<typeof ContactForm>) {
  return (
    <Later placeholder={placeholder}>
      <ContactForm {...props} />
    </Later>
  );
}
